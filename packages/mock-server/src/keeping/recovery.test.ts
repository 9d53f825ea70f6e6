/** What a crash or a failing disk leaves in a folder, and what becomes of it. */
import { cpSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { minutes } from '../world/clock.ts';
import { sampleMembers } from '../world/world.sample.ts';
import type { World } from '../world/world.ts';
import {
  openSample,
  placeSample,
  portraitOf,
  portraitsOf,
  sampleFolder,
  sampleReal,
} from './keeping.sample.ts';
import { writeLine } from './line.ts';

/** A command that writes several maps, the agenda and the journal. */
function act(world: World, n: number): void {
  world.command({ name: 'test.act', input: { n } }, () => {
    sampleMembers(world).insert({ id: `m${n}`, phone: `08${n}` });
    if (n > 1) sampleMembers(world).remove(`m${n - 1}`);
    world.agenda.after(minutes(n), 'tick', null);
  });
}

/** A folder with a world that did `count` things, and how large the journal and what the world was after each. */
async function filled(count: number) {
  const directory = sampleFolder();
  const keeping = await openSample(directory);
  const world = placeSample(keeping, 'w');
  const stages: { size: number; portrait: string }[] = [];
  for (let n = 0; n <= count; n++) {
    if (n > 0) act(world, n);
    await keeping.settled();
    stages.push({ size: statSync(join(directory, '1.journal')).size, portrait: portraitOf(world) });
  }
  await keeping.close();
  return { directory, stages, journal: join(directory, '1.journal') };
}

test('a journal that ends anywhere in its last lines gives the state before or after a command', async () => {
  const { directory, stages, journal } = await filled(3);
  const bytes = readFileSync(journal);
  const [, first, , last] = stages;
  for (let size = first?.size ?? 0; size <= (last?.size ?? 0); size++) {
    writeFileSync(journal, bytes.subarray(0, size));
    const keeping = await openSample(directory);
    const expected = stages.findLast((stage) => stage.size <= size);
    expect([size, portraitsOf(keeping)]).toEqual([size, [expected?.portrait]]);
    await keeping.close();
    expect(statSync(journal).size).toBe(expected?.size);
  }
});

test('after a torn end everything goes on', async () => {
  const { directory, stages, journal } = await filled(2);
  truncateSync(journal, (stages.at(-1)?.size ?? 0) - 5);
  const again = await openSample(directory);
  const [world] = again.earlier.worlds;
  if (!world) throw new Error('The world is gone.');
  act(world, 2);
  act(world, 3);
  await again.close();
  const last = await openSample(directory);
  expect(portraitsOf(last)).toEqual([portraitOf(world)]);
  await last.close();
});

test('a flipped byte anywhere, in journal or snapshot, is noticed and nothing is read', async () => {
  const { directory } = await filled(0);
  const keeping = await openSample(directory, { smallestJournal: 0 });
  act(keeping.earlier.worlds[0] as World, 1);
  await keeping.settled();
  expect(readdirSync(directory).sort()).toEqual(['2.journal', '2.snapshot', 'lock']);
  await keeping.close();
  const again = await openSample(directory);
  act(again.earlier.worlds[0] as World, 2);
  await again.close();
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    const bytes = readFileSync(path);
    for (let place = 0; place < bytes.length; place++) {
      const flipped = Buffer.from(bytes);
      flipped[place] = (flipped[place] ?? 0) ^ (1 << (place % 8));
      writeFileSync(path, flipped);
      const line = bytes.subarray(0, place).filter((byte) => byte === 0x0a).length + 1;
      await expect(openSample(directory)).rejects.toThrow(
        `${path} is damaged in line ${line}, so nothing is read from it: put back a copy of the folder, or delete the folder to begin afresh.`,
      );
    }
    writeFileSync(path, bytes);
  }
});

test('a line that is missing in the middle is noticed', async () => {
  const { directory, journal } = await filled(2);
  const lines = readFileSync(journal, 'utf8').split('\n');
  writeFileSync(journal, lines.filter((_, index) => index !== 2).join('\n'));
  await expect(openSample(directory)).rejects.toThrow(`${journal} is damaged in line 3`);
});

test('another format is refused by its number', async () => {
  const { directory, journal } = await filled(1);
  writeFileSync(journal, writeLine({ file: 'wallet simulator journal', version: 2, generation: 1 }));
  await expect(openSample(directory)).rejects.toThrow(
    `${journal} has format 2, and this simulator reads format 1: start the version that wrote it, or choose another folder.`,
  );
});

test('a crash at any point of a new generation loses nothing', async () => {
  const { directory, stages } = await filled(2);
  const before = sampleFolder();
  cpSync(directory, before, { recursive: true });
  const keeping = await openSample(directory, { smallestJournal: 0 });
  const world = keeping.earlier.worlds[0] as World;
  const portrait = portraitOf(world);
  expect(portrait).toBe(stages.at(-1)?.portrait);
  world.command({ name: 'nothing' }, () => undefined);
  act(world, 3);
  await keeping.close();
  const after = (names: readonly string[]) => {
    const crashed = sampleFolder();
    cpSync(before, crashed, { recursive: true });
    for (const [from, to] of names.map((name) => name.split(' as ') as [string, string?]))
      cpSync(join(directory, from), join(crashed, to ?? from));
    return crashed;
  };
  // The journal comes first, then the unfinished snapshot, then its name, then the old files go.
  for (const names of [['2.journal'], ['2.journal', '2.snapshot as 2.snapshot.new']]) {
    const old = await openSample(after(names));
    expect(portraitsOf(old)).toEqual([portrait]);
    await old.close();
  }
  const fresh = after(['2.journal', '2.snapshot']);
  const renamed = await openSample(fresh);
  expect(portraitsOf(renamed)).toEqual([portraitOf(world)]);
  await renamed.close();
  expect(readdirSync(fresh).sort()).toEqual(['2.journal', '2.snapshot']);
});

test('a start that was killed before anything was kept is no obstacle', async () => {
  const { directory } = await filled(0);
  const early = sampleFolder();
  const head = readFileSync(join(directory, '1.journal')).indexOf('\n') + 1;
  writeFileSync(join(early, '1.journal'), readFileSync(join(directory, '1.journal')).subarray(0, head));
  writeFileSync(join(early, '1.snapshot.new'), 'half');
  const keeping = await openSample(early);
  expect(keeping.earlier.worlds).toEqual([]);
  await keeping.close();
});

test('a folder with other things in it is left alone', async () => {
  const directory = sampleFolder();
  writeFileSync(join(directory, 'photo.jpg'), '');
  await expect(openSample(directory)).rejects.toThrow(
    `${directory} holds photo.jpg and no snapshot of the simulator: choose an empty folder, or one that does not exist yet.`,
  );
  expect(readdirSync(directory)).toEqual(['photo.jpg']);
});

test('a journal without its snapshot, and a snapshot without its journal, are refused', async () => {
  const { directory } = await filled(1);
  const without = (name: string) => {
    const rest = sampleFolder();
    cpSync(directory, rest, { recursive: true, filter: (path) => !path.endsWith(name) });
    return rest;
  };
  await expect(openSample(without('1.snapshot'))).rejects.toThrow('holds 1.journal and no snapshot');
  await expect(openSample(without('1.journal'))).rejects.toThrow('1.journal is missing: put back a copy');
});

test('a path that cannot be a folder is told in words', async () => {
  const path = join(sampleFolder(), 'file');
  writeFileSync(path, '');
  await expect(openSample(path)).rejects.toThrow(`Nothing can be kept in ${path}: it is no folder.`);
});

test('time that passed meanwhile has passed: events fire at their due times, and no clock goes back', async () => {
  const directory = sampleFolder();
  const keeping = await openSample(directory);
  const world = placeSample(keeping, 'w');
  world.clock.resume(60);
  const begun = sampleReal.now;
  act(world, 1);
  sampleReal.now += 500;
  world.command({ name: 'test.last' }, () => undefined);
  const shown = world.clock.now();
  await keeping.close();

  sampleReal.now = begun - minutes(5);
  const early = await openSample(directory);
  expect(early.earlier.worlds[0]?.clock.now()).toBe(shown);
  await early.close();

  sampleReal.now = begun + minutes(2);
  const late = await openSample(directory);
  const [found] = late.earlier.worlds;
  found?.catchUp();
  expect(found?.journal.entries().at(-1)).toMatchObject({ name: 'tick', at: begun + minutes(1) });
  expect(found?.clock).toMatchObject({ mode: 'live', rate: 60 });
  expect(found?.clock.now()).toBe(begun + minutes(120));
  await late.close();
  sampleReal.now = begun;
});
