/** A world that is stopped and started again lives as if it had never been. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { happen, openDoors } from '../domains/traffic.sample.ts';
import { members } from '../domains/profile/member.ts';
import { present } from '../http/http.sample.ts';
import { createOrigins, worldRules } from '../scenario/origins.ts';
import { hours, minutes } from '../world/clock.ts';
import type { Dice } from '../world/dice.sample.ts';
import { rollDice } from '../world/dice.sample.ts';
import { guessable } from '../world/secrecy.sample.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { createWorlds } from '../world/worlds.ts';
import { openSample, placeSample, portraitOf, sampleFolder } from './keeping.sample.ts';
import type { Keeping } from './keeping.ts';
import { inMemory } from './keeping.ts';

/** Real time that passes with the steps, also while nothing runs. */
const real = { now: present };
const rules = worldRules(() => real.now, guessable);
const origins = createOrigins(() => real.now, undefined, guessable);

const begin = ({ earlier, placed, removed }: Keeping): Worlds =>
  createWorlds({
    origins: { usual: () => origins({ frozenAt: present }) },
    realNow: rules.realNow,
    idleAfter: hours(24 * 365),
    earlier,
    onPlace: placed,
    onRemove: removed,
  });

/** What is done to worlds as wholes. */
const upheavals: readonly ((worlds: Worlds, world: World, dice: Dice) => void)[] = [
  (worlds) => void worlds.create(),
  (worlds, world) => void worlds.fork(world, undefined, 'another seed'),
  (worlds, { id }) => void worlds.remove(id),
  (_worlds, world) => world.reset(),
  (worlds, world, dice) => world.restore(dice.pick(worlds.list()).snapshot()),
  (_worlds, { saves }, dice) => void saves.put(dice.pick(['one', 'two'])),
  (_worlds, { saves }) => void saves.load('one'),
  (_worlds, { saves }) => void saves.remove('one'),
  (_worlds, { clock }) => clock.resume(3),
  (_worlds, { clock }) => clock.freeze(),
  (_worlds, { random }, dice) => random.force('spin', [dice.below(3)]),
  (_worlds, { faults }, dice) =>
    void faults.add({
      operation: 'wallet.*',
      probability: 0.5,
      effect: { type: 'error', code: 'NO_BANK' },
      times: 1 + dice.below(3),
    }),
  (_worlds, { faults }) => void faults.match({ operation: 'wallet.transfer' }),
];

function step(worlds: Worlds, dice: Dice): void {
  real.now += dice.below(minutes(2));
  const world = dice.pick(worlds.list());
  world.catchUp();
  if (dice.oneIn(8)) dice.pick(upheavals)(worlds, world, dice);
  else happen(world, dice);
}

/** The same steps each time; `between` is asked for the worlds after each. */
async function live(seed: number, first: Worlds, between: (worlds: Worlds, step: number) => Promise<Worlds>) {
  real.now = present;
  const dice = rollDice(`${seed}`);
  let worlds = first;
  openDoors(dice.pick(worlds.list()));
  for (let n = 0; n < 120; n++) {
    step(worlds, dice);
    worlds = await between(worlds, n);
  }
  return worlds.list().map(portraitOf);
}

test('random commands, forks, resets and clocks, restarted at random: equal in every respect', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.array(fc.nat(119), { maxLength: 4 }), async (seed, restarts) => {
      const directory = sampleFolder();
      // Small, so that snapshots are taken on the way too.
      const open = (): Promise<Keeping> => openSample(directory, { rules, smallestJournal: 100_000 });
      real.now = present;
      let keeping = await open();
      const kept = await live(seed, begin(keeping), async (worlds, n) => {
        if (!restarts.includes(n)) return worlds;
        await keeping.close();
        keeping = await open();
        return begin(keeping);
      });
      await keeping.close();
      keeping = await open();
      const found = keeping.earlier.worlds.map(portraitOf);
      await keeping.close();
      real.now = present;
      const neverStopped = await live(seed, begin(inMemory), (worlds) => Promise.resolve(worlds));
      expect(kept).toEqual(neverStopped);
      expect(found).toEqual(neverStopped);
    }),
    { numRuns: 8 },
  );
});

test('files do not grow without end', async () => {
  const directory = sampleFolder();
  const keeping = await openSample(directory, { smallestJournal: 10_000 });
  const world = placeSample(keeping, 'w');
  let most = 0;
  for (let n = 0; n < 400; n++) {
    world.command({ name: 'test.write' }, () => world.state.map('test').set('one', 'x'.repeat(1_000)));
    world.reset();
    await keeping.settled();
    const sizes = readdirSync(directory).map((name) => statSync(join(directory, name)).size);
    most = Math.max(
      most,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  }
  await keeping.close();
  expect(most).toBeLessThan(25_000);
});

test('what worlds share is written once and shared again, and a change costs what it changed', async () => {
  const directory = sampleFolder();
  const keeping = await openSample(directory, { rules });
  const worlds = begin(keeping);
  await keeping.settled();
  const journal = join(directory, '1.journal');
  const one = statSync(journal).size;
  for (let n = 0; n < 20; n++) worlds.create();
  await keeping.settled();
  expect(statSync(journal).size - one).toBeLessThan(one / 2);
  await keeping.close();

  const again = await openSample(directory, { rules, smallestJournal: 0 });
  const [first, second] = again.earlier.worlds.map((world) => world.record());
  expect(first?.origin.image.get('table/ledger')).toBe(second?.present.image.get('table/ledger'));
  for (const world of again.earlier.worlds)
    world.command({ name: 'test.grant' }, () => {
      for (const { id } of members(world).all().slice(0, 2)) members(world).update(id, { coin: 7 });
    });
  await again.close();
  const snapshot = readdirSync(directory).find((name) => name.endsWith('.snapshot')) ?? '';
  expect(statSync(join(directory, snapshot)).size).toBeLessThan(one * 1.5);
});
