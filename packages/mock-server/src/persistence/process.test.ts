/** A killed or stopped process loses no request with a response, and repeats no effect. */
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { createControl } from '../control/control-client.ts';
import { outcomeOf } from '../socket/socket.fixture.ts';
import { seededChoices } from '../world/seeded-choices.fixture.ts';
import { sampleFolder } from './persistence.fixture.ts';
import { Load } from './load.fixture.ts';
import { buildWhileTesting, startWithData } from '../process.fixture.ts';

/** The number of kills; `pnpm crash-test` sets fifty. */
const kills = Number(process.env['CRASHES'] ?? 10);
const lanes = 2;
const clients = 12;

buildWhileTesting();

test.concurrent.for(Array.from({ length: lanes }, (_, lane) => lane))(
  `${kills / lanes} of ${kills} kills, lane %i`,
  { timeout: 600_000 },
  async (lane, { onTestFinished }) => {
    const choices = seededChoices(`lane ${lane}`);
    const directory = sampleFolder(onTestFinished);
    const load = new Load();
    let running = await startWithData(directory);
    await load.begin(running.address);
    for (let n = 0; n < kills / lanes; n++) {
      const last = load.responded + 1 + choices.below(80);
      const { child } = running;
      const onAnswer = (): void => {
        if (load.responded >= last) child.kill('SIGKILL');
      };
      await Promise.all(Array.from({ length: clients }, () => load.client(onAnswer)));
      expect(await running.ended).toBe('SIGKILL');
      running = await startWithData(directory);
      await load.check(running.address);
    }
    running.child.kill();
    expect(await running.ended).toBe(0);
  },
);

test.concurrent.for(['SIGTERM', 'SIGINT'] as const)(
  '%s with fifty sockets and a hanging call: everything is stored, and the process ends within five seconds',
  async (signal, { onTestFinished }) => {
    const directory = sampleFolder(onTestFinished);
    const { child, address, ended, output } = await startWithData(directory);
    const world = createControl({ baseUrl: address }).worlds.of('default');
    const sockets = Array.from({ length: 50 }, (_, n) =>
      io(address, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        auth: { guestId: `guest-number-${String(n).padStart(6, '0')}` },
      }),
    );
    expect(new Set(await Promise.all(sockets.map(outcomeOf)))).toEqual(new Set(['connected']));
    await world.faults.add({ operation: 'site.info', effect: { type: 'network', how: 'hang' } });
    const hanging = fetch(`${address}/api/lookup/info`, { headers: { 'x-player-client': 'web' } }).then(
      () => 'responded',
      () => 'cut off',
    );
    await world.journal.wait({ name: 'site.info', kind: 'fault' });
    const [state, journal] = [(await world.read()).stateHash, await world.journal.list()];
    const signalled = performance.now();
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(performance.now() - signalled).toBeLessThan(5_000);
    expect(output.err).toBe('');
    expect(await hanging).toBe('cut off');
    for (const socket of sockets) socket.close();

    const again = await startWithData(directory);
    const found = createControl({ baseUrl: again.address }).worlds.of('default');
    expect((await found.read()).stateHash).toBe(state);
    expect((await found.journal.list()).slice(0, journal.length)).toEqual(journal);
    again.child.kill();
    expect(await again.ended).toBe(0);
  },
);

test('other flags and a second process are rejected for a stored world', async () => {
  const directory = sampleFolder();
  const { child, ended } = await startWithData(directory, '--market', 'laos', '--scenario', 'otp-off');
  await expect(startWithData(directory)).rejects.toThrow(
    `It ended with 2: ${directory} is in use by the process ${child.pid}: stop it, or choose another folder.`,
  );
  child.kill();
  await ended;
  await expect(startWithData(directory, '--market', 'thailand')).rejects.toThrow(
    `It ended with 2: ${directory} stores a default world that was created with --market laos, not thailand: pass the same value or omit --market to continue with it, choose another folder, or delete this one to start over.`,
  );
  const same = await startWithData(directory, '--market', 'laos', '--scenario', 'otp-off');
  same.child.kill();
  expect(await same.ended).toBe(0);
});
