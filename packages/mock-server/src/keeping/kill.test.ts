/** `kill -9` under load: nothing that was answered is lost, and nothing happens twice. */
import { expect, test } from 'vitest';
import { rollDice } from '../world/dice.sample.ts';
import { sampleFolder } from './keeping.sample.ts';
import { Load } from './load.sample.ts';
import { buildWhileTesting, startKept } from './process.sample.ts';

/** How often a process is killed; `pnpm kills` does it fifty times. */
const kills = Number(process.env['KILLS'] ?? 10);
const lanes = 2;
const clients = 12;

buildWhileTesting();

test.concurrent.each(Array.from({ length: lanes }, (_, lane) => lane))(
  `${kills / lanes} of ${kills} kills, lane %i`,
  async (lane) => {
    const dice = rollDice(`lane ${lane}`);
    const directory = sampleFolder();
    const load = new Load();
    let running = await startKept(directory);
    await load.begin(running.address);
    for (let n = 0; n < kills / lanes; n++) {
      const last = load.answered + 1 + dice.below(80);
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
  600_000,
);
