/** Data folders after a crash or a disk failure. */
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { minutes } from '../world/clock.ts';
import { sampleMembers } from '../world/world.fixture.ts';
import type { World } from '../world/world.ts';
import { databaseOf } from './folder.ts';
import type { Persistence } from './persistence.ts';
import { ControlError } from '../world/control-error.ts';
import {
  copyOf,
  openBeside,
  openSample,
  placeSample,
  portraitOf,
  portraitsOf,
  sampleFolder,
  sampleReal,
} from './persistence.fixture.ts';

/** A command that writes several maps, the event queue and the journal. */
function act(world: World, n: number): void {
  world.command({ name: 'test.act', input: { n } }, () => {
    sampleMembers(world).insert({ id: `m${n}`, phone: `08${n}` });
    if (n > 1) sampleMembers(world).remove(`m${n - 1}`);
    world.eventQueue.after(minutes(n), 'tick', null);
  });
}

/** Returns a crashed folder with `count` commands, and the size of the log and the state of the world after each. */
async function crashed(count: number) {
  const directory = sampleFolder();
  const persistence = await openSample(directory);
  const world = placeSample(persistence, 'w');
  const log = `${databaseOf(directory)}-wal`;
  const stages = [{ size: statSync(log).size, portrait: portraitOf(world) }];
  for (let n = 1; n <= count; n++) {
    act(world, n);
    stages.push({ size: statSync(log).size, portrait: portraitOf(world) });
  }
  const copy = copyOf(directory);
  persistence.close();
  return { directory: copy, stages };
}

/** Returns a cleanly closed folder with three commands. */
async function stopped() {
  const directory = sampleFolder();
  const persistence = await openSample(directory);
  const world = placeSample(persistence, 'w');
  for (const n of [1, 2, 3]) act(world, n);
  const portrait = portraitOf(world);
  persistence.close();
  return { directory, portrait, file: databaseOf(directory) };
}

test('a truncated log restores the state before or after a command', async () => {
  const { directory, stages } = await crashed(3);
  const first = stages[0]?.size ?? 0;
  const last = stages.at(-1)?.size ?? 0;
  const step = 1_373;
  const cuts = Array.from({ length: Math.ceil((last - first) / step) }, (_, n) => first + n * step);
  for (const size of [...cuts, ...stages.flatMap((stage) => [stage.size - 1, stage.size])]) {
    if (size < first) continue;
    const cut = copyOf(directory);
    truncateSync(`${databaseOf(cut)}-wal`, size);
    const persistence = await openSample(cut);
    const expected = stages.findLast((stage) => stage.size <= size);
    expect([size, portraitsOf(persistence)]).toEqual([size, [expected?.portrait]]);
    persistence.close();
  }
});

test('a world continues after a truncated log', async () => {
  const { directory, stages } = await crashed(2);
  truncateSync(`${databaseOf(directory)}-wal`, (stages.at(-1)?.size ?? 0) - 5);
  const again = await openSample(directory);
  const [world] = again.earlier.worlds;
  if (!world) throw new Error('The world is gone.');
  act(world, 2);
  act(world, 3);
  again.close();
  const last = await openSample(directory);
  expect(portraitsOf(last)).toEqual([portraitOf(world)]);
  last.close();
});

const damage = (file: string): string =>
  `${file} is damaged and was not loaded: restore a backup of the folder, or delete the folder to start over.`;

test('a corrupt page is detected, unless it was unused', async () => {
  const { directory, portrait, file } = await stopped();
  const whole = readFileSync(file);
  const pageSize = 4_096;
  let noticed = 0;
  for (let start = 0; start < whole.length; start += pageSize) {
    const noise = Buffer.from(whole);
    for (let place = start; place < start + pageSize; place++) noise[place] = (place * 7_919) % 251;
    writeFileSync(file, noise);
    const found = await openSample(directory).then(
      (persistence) => {
        const portraits = portraitsOf(persistence);
        persistence.close();
        return portraits[0];
      },
      ({ message }: Error) => message,
    );
    expect([damage(file), portrait]).toContain(found);
    if (found !== portrait) noticed++;
  }
  expect(noticed).toBeGreaterThan((whole.length / pageSize) * 0.7);
});

test('a byte that breaks UTF-8 is rejected, unless it was unused', async () => {
  const { directory, portrait, file } = await stopped();
  const whole = readFileSync(file);
  const found = { same: 0, other: 0, refused: 0 };
  for (let place = 0; place < whole.length; place += 601) {
    const flipped = Buffer.from(whole);
    flipped[place] = (flipped[place] ?? 0) ^ 128;
    writeFileSync(file, flipped);
    const persistence = await openSample(directory).catch((error: unknown) => error);
    if (persistence instanceof ControlError) found.refused++;
    else found[portraitsOf(persistence as Persistence)[0] === portrait ? 'same' : 'other']++;
    if (!(persistence instanceof Error)) (persistence as Persistence).close();
  }
  expect(found).toMatchObject({ other: 0 });
  expect(found.refused).toBeGreaterThan(3);
});

test.each([
  ['it is truncated', (file: string) => truncateSync(file, statSync(file).size / 2)],
  ['it is no database', (file: string) => writeFileSync(file, 'no database '.repeat(1_000))],
])('a file is damaged when %s', async (_name, hurt) => {
  const { directory, file } = await stopped();
  hurt(file);
  await expect(openSample(directory)).rejects.toThrow(damage(file));
});

test.each([
  ['a value is no JSON', `UPDATE entries SET value = substr(value, 2) WHERE map = 'table/sample'`],
  ['an entry of the journal is missing', 'DELETE FROM journal WHERE n = 1'],
  ['a world has no state', `DELETE FROM states WHERE role = 'origin'`],
])('rows are damaged when %s', async (_name, sql) => {
  const { directory, file } = await stopped();
  const other = openBeside(directory);
  other.exec(sql);
  other.close();
  await expect(openSample(directory)).rejects.toThrow(damage(file));
});

test('a database with another schema version is rejected', async () => {
  const { directory, file } = await stopped();
  const other = openBeside(directory);
  other.pragma('user_version = 7');
  other.close();
  await expect(openSample(directory)).rejects.toThrow(
    `${file} has schema 7, and this simulator reads schema 1: start the version that wrote it, choose another folder, or delete this one to start over.`,
  );
});

test('a database of another program is rejected', async () => {
  const directory = sampleFolder();
  const other = openBeside(directory);
  other.exec('CREATE TABLE notes (text)');
  other.close();
  await expect(openSample(directory)).rejects.toThrow(
    `${databaseOf(directory)} is a database of another program: choose an empty folder, or one that does not exist yet.`,
  );
});

test('time passes while the process is stopped: events fire at their due times, and no clock goes back', async () => {
  const directory = sampleFolder();
  const persistence = await openSample(directory);
  const world = placeSample(persistence, 'w');
  world.clock.resume(60);
  const begun = sampleReal.now;
  act(world, 1);
  sampleReal.now += 500;
  world.command({ name: 'test.last' }, () => undefined);
  const shown = world.clock.now();
  persistence.close();

  sampleReal.now = begun - minutes(5);
  const early = await openSample(directory);
  expect(early.earlier.worlds[0]?.clock.now()).toBe(shown);
  early.close();

  sampleReal.now = begun + minutes(2);
  const late = await openSample(directory);
  const [found] = late.earlier.worlds;
  found?.catchUp();
  expect(found?.journal.entries().at(-1)).toMatchObject({ name: 'tick', at: begun + minutes(1) });
  expect(found?.clock).toMatchObject({ mode: 'live', rate: 60 });
  expect(found?.clock.now()).toBe(begun + minutes(120));
  late.close();
  sampleReal.now = begun;
});
