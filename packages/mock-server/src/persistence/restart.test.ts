/** A restart changes nothing in a world. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runRandomStep, prepareTraffic } from '../domains/traffic.fixture.ts';
import { present } from '../http/http.fixture.ts';
import { createOrigins, worldRules } from '../scenario/origins.ts';
import { hours, minutes } from '../world/clock.ts';
import { seededChoices, type SeededChoices } from '../world/seeded-choices.fixture.ts';
import { guessable } from '../world/secret-source.fixture.ts';
import type { World } from '../world/world.ts';
import { createWorlds, type Worlds } from '../world/worlds.ts';
import {
  openSample,
  portraitOf,
  portraitsOf,
  sampleFolder,
  storeSample,
  storedPortraits,
} from './persistence.fixture.ts';
import { runsOf } from '../world/runs.fixture.ts';
import { databaseOf } from './folder.ts';
import { inMemory, type Persistence } from './persistence.ts';

/** The real time, which passes with the steps. */
const real = { now: present };
const rules = worldRules(() => real.now, guessable);
const origins = createOrigins(rules);

const begin = ({ earlier, placed, removed }: Persistence): Worlds =>
  createWorlds({
    origin: () => origins({ frozenAt: present }),
    realNow: rules.realNow,
    idleAfter: hours(24 * 365),
    earlier,
    onPlace: placed,
    onRemove: removed,
  });

/** Operations on whole worlds. */
const worldOperations: readonly ((worlds: Worlds, world: World, choices: SeededChoices) => void)[] = [
  (worlds) => void worlds.open((id) => origins({ frozenAt: present }).fork(id)),
  (worlds, world) => void worlds.open((id) => world.fork(id, { seed: 'another seed' })),
  (worlds, { id }) => void worlds.remove(id),
  (_worlds, world) => world.reset(),
  (_worlds, world, choices) => {
    const { history, journal } = world;
    if (journal.length > history.oldest)
      world.rewind(history.oldest + choices.below(journal.length - history.oldest));
  },
  (worlds, world, choices) => world.restore(choices.pick(worlds.list()).snapshot()),
  (_worlds, { checkpoints }, choices) => void checkpoints.put(choices.pick(['one', 'two'])),
  (_worlds, { checkpoints }) => void checkpoints.load('one'),
  (_worlds, { checkpoints }) => void checkpoints.remove('one'),
  (_worlds, { clock }) => clock.resume(3),
  (_worlds, { clock }) => clock.freeze(),
  (_worlds, { random }, choices) => random.force('spin', [choices.below(3)]),
  (_worlds, { faults }, choices) =>
    void faults.add({
      operation: 'wallet.*',
      probability: 0.5,
      effect: { type: 'error', code: 'NO_BANK' },
      times: 1 + choices.below(3),
    }),
  (_worlds, { faults }) => void faults.match({ operation: 'wallet.transfer' }),
];

function step(worlds: Worlds, choices: SeededChoices): void {
  real.now += choices.below(minutes(2));
  const world = choices.pick(worlds.list());
  world.catchUp();
  if (choices.oneIn(8)) choices.pick(worldOperations)(worlds, world, choices);
  else runRandomStep(world, choices);
}

/** Runs the steps of a seed. `between` may restart the worlds after each step. */
async function live(seed: number, first: Worlds, between: (worlds: Worlds, step: number) => Promise<Worlds>) {
  real.now = present;
  const choices = seededChoices(`${seed}`);
  let worlds = first;
  prepareTraffic(choices.pick(worlds.list()));
  for (let n = 0; n < 120; n++) {
    step(worlds, choices);
    worlds = await between(worlds, n);
  }
  return worlds.list().map(portraitOf);
}

test('random commands, forks, resets and clocks with random restarts give equal worlds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.array(fc.nat(119), { maxLength: 4 }), async (seed, restarts) => {
      const directory = sampleFolder();
      const open = (): Promise<Persistence> => openSample(directory, { rules });
      real.now = present;
      let persistence = await open();
      const kept = await live(seed, begin(persistence), async (worlds, n) => {
        if (!restarts.includes(n)) return worlds;
        persistence.close();
        persistence = await open();
        return begin(persistence);
      });
      persistence.close();
      persistence = await open();
      const found = portraitsOf(persistence);
      persistence.close();
      real.now = present;
      const neverStopped = await live(seed, begin(inMemory), (worlds) => Promise.resolve(worlds));
      expect(kept).toEqual(neverStopped);
      expect(found).toEqual(neverStopped);
    }),
    { numRuns: runsOf(3, 10) },
  );
});

test('the keyframe of a replaced state has the writes before it', async () => {
  const { directory, persistence, world } = await storeSample();
  world.command({ name: 'test.write' }, () => undefined);
  world.faults.add({ operation: 'wallet.*', effect: { type: 'error', code: 'NO_BANK' } });
  world.restore(world.snapshot());
  persistence.close();
  expect(await storedPortraits(directory)).toEqual([portraitOf(world)]);
});

test('a world may be removed after a write that waits for its journal entry', async () => {
  const { directory, persistence, world } = await storeSample();
  world.random.force('spin', [1]);
  persistence.removed(world);
  persistence.close();
  const again = await openSample(directory);
  expect(again.earlier.worlds).toEqual([]);
  again.close();
});

test('files have a bounded size', async () => {
  const { directory, persistence, world } = await storeSample();
  for (let n = 0; n < 1_000; n++) {
    world.command({ name: 'test.write' }, () => world.state.map('test').set('one', 'x'.repeat(1_000)));
    world.checkpoints.put('one');
    world.reset();
  }
  const beside = readdirSync(directory).map((name) => statSync(join(directory, name)).size);
  expect(Math.max(...beside)).toBeLessThan(24_000_000);
  persistence.close();
  expect(statSync(databaseOf(directory)).size).toBeLessThan(200_000);
});

test('restored worlds share their rows again', async () => {
  const directory = sampleFolder();
  const persistence = await openSample(directory, { rules });
  const worlds = begin(persistence);
  worlds.open((id) => origins({ frozenAt: present }).fork(id));
  persistence.close();

  const again = await openSample(directory, { rules });
  const rows = again.earlier.worlds.flatMap((world) => {
    const { origin, present: now } = world.record();
    return [origin, now].map(({ image }) => [...(image.get('table/ledger')?.values() ?? [])]);
  });
  again.close();
  const [first] = rows;
  expect(first).not.toEqual([]);
  for (const other of rows) other.forEach((row, n) => expect(row).toBe(first?.[n]));
});
