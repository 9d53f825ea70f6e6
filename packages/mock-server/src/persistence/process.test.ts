/** The process is killed under load, and stopped: nothing that was answered is lost, and nothing happens twice. */
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { createControl } from '../control/control-client.ts';
import { outcomeOf } from '../socket/socket.fixture.ts';
import { seededChoices } from '../world/seeded-choices.fixture.ts';
import { sampleFolder } from './persistence.fixture.ts';
import { Load } from './load.fixture.ts';
import { buildWhileTesting, startKept } from '../process.fixture.ts';

/** How often a process is killed; `pnpm crash-test` does it fifty times. */
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
    let running = await startKept(directory);
    await load.begin(running.address);
    for (let n = 0; n < kills / lanes; n++) {
      const last = load.answered + 1 + choices.below(80);
      const { child } = running;
      const onAnswer = (): void => {
        if (load.answered >= last) child.kill('SIGKILL');
      };
      await Promise.all(Array.from({ length: clients }, () => load.client(onAnswer)));
      expect(await running.ended).toBe('SIGKILL');
      running = await startKept(directory);
      await load.check(running.address);
    }
    running.child.kill();
    expect(await running.ended).toBe(0);
  },
);

test.concurrent.for(['SIGTERM', 'SIGINT'] as const)(
  '%s with fifty sockets and a call that hangs: everything is kept, and it ends within five seconds',
  async (signal, { onTestFinished }) => {
    const directory = sampleFolder(onTestFinished);
    const { child, address, ended, output } = await startKept(directory);
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
      () => 'answered',
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

    const again = await startKept(directory);
    const found = createControl({ baseUrl: again.address }).worlds.of('default');
    expect((await found.read()).stateHash).toBe(state);
    expect((await found.journal.list()).slice(0, journal.length)).toEqual(journal);
    again.child.kill();
    expect(await again.ended).toBe(0);
  },
);

test('a stored world does not begin with other flags, and one process at a time has it', async () => {
  const directory = sampleFolder();
  const { child, ended } = await startKept(directory, '--market', 'laos', '--scenario', 'otp-off');
  await expect(startKept(directory)).rejects.toThrow(
    `It ended with 2: ${directory} is in use by the process ${child.pid}: stop it, or choose another folder.`,
  );
  child.kill();
  await ended;
  await expect(startKept(directory, '--market', 'thailand')).rejects.toThrow(
    `It ended with 2: ${directory} keeps a default world that began with --market laos, not thailand: say the same or leave --market out to go on with it, choose another folder, or delete this one to begin afresh.`,
  );
  const same = await startKept(directory, '--market', 'laos', '--scenario', 'otp-off');
  same.child.kill();
  expect(await same.ended).toBe(0);
});
