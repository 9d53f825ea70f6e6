/** The past of a world goes on through restarts: every moment is the exact state that it was. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepareTraffic, runRandomStep } from '../domains/traffic.fixture.ts';
import { present } from '../http/http.fixture.ts';
import { createOrigins, worldRules } from '../scenario/origins.ts';
import { reviveWorld } from '../world/create-world.ts';
import { seededChoices } from '../world/seeded-choices.fixture.ts';
import { guessable } from '../world/secret-source.fixture.ts';
import { sampleMembers, sampleWorld } from '../world/world.fixture.ts';
import type { World } from '../world/world.ts';
import {
  copyOf,
  openBeside,
  openSample,
  placeSample,
  portraitOf,
  sampleFolder,
  sampleRules,
  storeSample,
} from './persistence.fixture.ts';
import { runsOf } from '../world/runs.fixture.ts';
import { readMark } from './mark.ts';
import type { SqliteOptions } from './sqlite.ts';

const rules = worldRules(() => present, guessable);
const origins = createOrigins(rules);
const origin = () => {
  const world = origins({ frozenAt: present }).fork('w');
  prepareTraffic(world);
  return world.fork('w');
};

async function reopened(directory: string, changes: Partial<SqliteOptions> = {}) {
  const persistence = await openSample(directory, changes);
  const [world] = persistence.earlier.worlds;
  if (!world) throw new Error('The world is gone.');
  return { persistence, world };
}

/** Runs random traffic. Returns the hash of every tenth entry. */
function play(world: World, seed: number): Map<number, string> {
  const hashes = new Map<number, string>();
  const choices = seededChoices(`${seed}`);
  world.journal.listen(({ n }) => n % 10 === 0 && hashes.set(n, world.stateHash()));
  for (let step = 0; step < 40; step++) {
    runRandomStep(world, choices);
    if (choices.oneIn(20) && world.journal.length > 0) {
      world.rewind(choices.below(world.journal.length));
      for (const n of hashes.keys()) if (n >= world.journal.length) hashes.delete(n);
    }
  }
  return hashes;
}

/** `HISTORIES=1000` takes eleven minutes. */
const numRuns = Number(process.env['HISTORIES'] || runsOf(5, 50));

test(
  'the hash of every tenth entry is the same after a kill, and after going back to it',
  { timeout: numRuns * 60_000 },
  async () => {
    const first = origin();
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const directory = sampleFolder();
        const before = await openSample(directory, { rules });
        const world = first.fork('w');
        before.placed(world, 0);
        const hashes = play(world, seed);
        const killed = copyOf(directory);
        before.close();

        const { persistence, world: found } = await reopened(killed, { rules });
        for (const [entry, hash] of hashes)
          expect([entry, found.at(entry).stateHash()]).toEqual([entry, hash]);
        for (const [entry, hash] of [...hashes].reverse()) {
          found.rewind(entry);
          expect([entry, found.stateHash()]).toEqual([entry, hash]);
        }
        persistence.close();
      }),
      { numRuns },
    );
  },
);

const add = (world: World, id: string): void =>
  world.command({ name: 'add' }, () => void sampleMembers(world).insert({ id, phone: id }));

test('a killed rewind changes nothing; a finished one is stored with its entry', async () => {
  const { directory, persistence, world } = await storeSample();
  for (const id of ['a', 'b', 'c']) add(world, id);
  const whole = portraitOf(world);
  world.rewind(0);
  const killed = copyOf(directory);
  persistence.commit();
  persistence.close();
  const inside = await reopened(killed);
  expect(portraitOf(inside.world)).toBe(whole);
  inside.persistence.close();
  const after = await reopened(directory);
  expect(portraitOf(after.world)).toBe(portraitOf(world));
  after.persistence.close();
});

test('the bounds of the history hold on disk, and turning it off removes it', async () => {
  const directory = sampleFolder();
  const limits = (entries: number) => ({ rules: { ...sampleRules, history: { entries, bytes: 20_000 } } });
  const persistence = await openSample(directory, limits(1));
  const world = sampleWorld({ ...limits(1).rules, id: 'w' });
  persistence.placed(world, 0);
  for (let n = 0; n < 100; n++) add(world, `${n}`);
  persistence.close();

  const kept = await reopened(directory, limits(1));
  expect(kept.world.history.oldest).toBeGreaterThan(0);
  expect(portraitOf(kept.world)).toBe(portraitOf(world));
  kept.persistence.close();

  const off = await reopened(directory, limits(0));
  expect(() => off.world.at(99)).toThrow('the history is empty');
  add(off.world, 'unseen');
  off.persistence.close();

  const on = await reopened(directory, limits(1));
  expect(() => on.world.at(99)).toThrow('the history is empty');
  add(on.world, 'seen');
  on.persistence.close();
  const again = await reopened(directory, limits(1));
  expect(sampleMembers(again.world.at(101)).get('unseen')).toBeDefined();
  again.persistence.close();
});

test('a world that is placed with a past keeps it, and counts as one commit', async () => {
  const other = await openSample(sampleFolder());
  const source = placeSample(other, 'w');
  for (const id of ['a', 'b', 'c']) add(source, id);
  source.clock.resume();
  other.close();

  const directory = sampleFolder();
  const persistence = await openSample(directory);
  const world = reviveWorld(sampleRules, source.record());
  persistence.placed(world, 0);
  persistence.commit();
  const [[commits]] = openBeside(directory).prepare('SELECT commits FROM seal').raw().all() as [[number]];
  expect(commits).toBe(readMark(directory));
  persistence.close();
  const { persistence: again, world: found } = await reopened(directory);
  expect(portraitOf(found)).toBe(portraitOf(source));
  again.close();
});
