/** Nothing leaves the process before its commit: a copy of the folder, taken on arrival, contains it. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { createControl } from '../control/control-client.ts';
import { richPhone, send, tokenFor } from '../http/http.fixture.ts';
import { worldRules } from '../scenario/origins.ts';
import { createServer, type MockServer } from '../server.ts';
import { anna, connectionsTo, sendFromSupport } from '../socket/socket.fixture.ts';
import type { World } from '../world/world.ts';
import { copyOf, openSample, sampleFolder } from './persistence.fixture.ts';

async function start(directory: string): Promise<MockServer> {
  const server = await createServer({ dataDirectory: directory });
  onTestFinished(() => server.close());
  return server;
}

/** Returns the restored world after a kill of the process. */
async function foundNow(directory: string): Promise<World> {
  const persistence = await openSample(copyOf(directory), { rules: worldRules(Date.now) });
  onTestFinished(() => persistence.close());
  return persistence.earlier.worlds[0] as World;
}

const happened = (world: World, name: string): number =>
  world.journal.entries().filter((entry) => entry.name === name && entry.outcome === 'ok').length;

describe('committed before it is sent:', () => {
  test('the responses of an effect, of a safe call, which writes a journal entry, and of a control call', async () => {
    const directory = sampleFolder();
    const server = await start(directory);
    const token = tokenFor(server.worlds.get('default') as World, richPhone);
    const response = await send(server, 'withdraw.create', { token, body: { amount: 100 } });
    expect(response.status).toBe(200);
    expect(happened(await foundNow(directory), 'withdraw.create')).toBe(1);
    await send(server, 'site.info');
    expect(happened(await foundNow(directory), 'site.info')).toBe(1);
    const control = createControl({ baseUrl: await server.listen() });
    await control.worlds.of('default').clock.freeze();
    expect((await foundNow(directory)).clock.mode).toBe('frozen');
  });

  test('a message on the socket', async () => {
    const directory = sampleFolder();
    const server = await start(directory);
    const world = server.worlds.get('default') as World;
    const connections = connectionsTo(await server.listen());
    const { socket } = await connections.enter(world, anna);
    const copied = new Promise<World>((resolve) => {
      socket.once('messaging', () => resolve(foundNow(directory)));
    });
    sendFromSupport(world, anna, 'kept');
    expect(happened(await copied, 'test.say')).toBe(1);
  });
});
