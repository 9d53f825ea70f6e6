/** Data folders after a crash or a disk failure. */
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { minutes } from '../world/clock.ts';
import { sampleMembers } from '../world/world.fixture.ts';
import type { World } from '../world/world.ts';
import { databaseOf, goodOf, markOf } from './folder.ts';
import { goBack } from './go-back.ts';
import { checkPersistence } from './sqlite.ts';
import type { Persistence } from './persistence.ts';
import { ControlError } from '../world/control-error.ts';
import {
  copyOf,
  openBeside,
  openSample,
  portraitOf,
  portraitsOf,
  sampleFolder,
  sampleOptions,
  sampleReal,
  storeSample,
  storedPortraits,
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
  const { directory, persistence, world } = await storeSample();
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
  const { directory, persistence, world } = await storeSample();
  for (const n of [1, 2, 3]) act(world, n);
  const portrait = portraitOf(world);
  persistence.close();
  return { directory, portrait, file: databaseOf(directory) };
}

test('a truncated log is refused with both numbers; --go-back restores the last whole command', async () => {
  const { directory, stages } = await crashed(3);
  const first = stages[0]?.size ?? 0;
  const last = stages.at(-1)?.size ?? 0;
  // The cuts are at other places of their pages.
  const step = 12_301;
  const cuts = Array.from({ length: Math.ceil((last - first) / step) }, (_, n) => first + n * step);
  for (const size of [...cuts, ...stages.flatMap((stage) => [stage.size - 1, stage.size])]) {
    if (size < first) continue;
    const cut = copyOf(directory);
    truncateSync(`${databaseOf(cut)}-wal`, size);
    const stage = stages.findLastIndex((one) => one.size <= size);
    if (stage < stages.length - 1) {
      await expect(openSample(cut)).rejects.toThrow(
        `${databaseOf(cut)} holds ${stage + 2} of ${stages.length + 1} commits and was not loaded: the later ones are lost. ${waysOut}`,
      );
      expect(await goBack(cut)).toBe(
        `${cut} is at commit ${stage + 2} of ${stages.length + 1}. The files before are in ${cut}/worlds.damaged.sqlite.`,
      );
    }
    expect([size, await storedPortraits(cut)]).toEqual([size, [stages[stage]?.portrait]]);
    if (size !== last - 1) continue;
    const again = await openSample(cut);
    const [world] = again.earlier.worlds;
    if (!world) throw new Error('The world is gone.');
    act(world, 3);
    again.close();
    expect(await storedPortraits(cut)).toEqual([portraitOf(world)]);
  }
});

test('a check changes nothing: the log of a killed process stays', async () => {
  const { directory } = await crashed(2);
  const contents = (): string[] =>
    ['', '-wal'].map((end) => readFileSync(`${databaseOf(directory)}${end}`, 'hex'));
  const before = contents();
  await checkPersistence(sampleOptions(directory));
  expect(contents()).toEqual(before);
});

const waysOut =
  '--go-back with the same --data returns to the last good moment; or restore a backup of the folder, or delete it to start over.';
const damage = (file: string, place: string): string =>
  `${file} is damaged and was not loaded: ${place}. ${waysOut}`;

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
    expect(found === portrait || damage(file, '').split(': ')[0]).toBe(
      found === portrait || found?.split(': ')[0],
    );
    if (found !== portrait) noticed++;
  }
  expect(noticed).toBeGreaterThan((whole.length / pageSize) * 0.7);
});

test('a byte that breaks UTF-8 is rejected, unless it was unused', async () => {
  const { directory, portrait, file } = await stopped();
  const whole = readFileSync(file);
  const found = { same: 0, other: 0, refused: 0 };
  for (let place = 0; place < whole.length; place += 2_003) {
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

test.each<[name: string, hurt: (file: string) => void, place: string]>([
  ['is truncated', (file) => truncateSync(file, statSync(file).size / 2), 'database disk image is malformed'],
  ['is no database', (file) => writeFileSync(file, 'no database '.repeat(1_000)), 'file is not a database'],
  ['is empty', (file) => truncateSync(file), ''],
  ['is missing', (file) => rmSync(file), ''],
])('a database is refused when it %s, and --go-back restores the last stop', async (_name, hurt, place) => {
  const { directory, file, portrait } = await stopped();
  hurt(file);
  const sentence = place === '' ? `${file} holds 0 of 5 commits and was not loaded` : damage(file, place);
  await expect(openSample(directory)).rejects.toThrow(sentence);
  await expect(checkPersistence(sampleOptions(directory))).rejects.toThrow(sentence);
  await goBack(directory);
  expect(await storedPortraits(directory)).toEqual([portrait]);
});

const refused = 'is damaged and was not loaded:';

test.each([
  [
    'a value is other',
    `UPDATE entries SET value = '[]' WHERE map = 'table/sample'`,
    `${refused} row 8 of entries differs from its checksum`,
  ],
  [
    'a number is other',
    'UPDATE journal SET changes = 7',
    `${refused} row 1 of journal differs from its checksum`,
  ],
  [
    'an entry of the journal is missing',
    'DELETE FROM journal WHERE n = 1',
    `${refused} Entry 1 is missing. --go-back`,
  ],
  ['a row is missing', 'UPDATE seal SET rows = rows + 1', `${refused} commit 5 left `],
  ['a trigger is missing', 'DROP TRIGGER journal_DELETE', `${refused} its tables, views and triggers differ`],
  [
    'the schema has another version',
    'PRAGMA user_version = 7',
    'has schema 7, and this simulator reads schema 3: start the version that wrote it, choose another folder, or delete this one to start over.',
  ],
])('a database is refused when %s', async (_name, sql, reason) => {
  const { directory, file } = await stopped();
  const other = openBeside(directory);
  other.exec(sql);
  other.close();
  await expect(openSample(directory)).rejects.toThrow(`${file} ${reason}`);
});

test('a ledger that breaks a rule is refused by its world and account', async () => {
  const { directory, file } = await stopped();
  const persistence = await openSample(directory);
  const [world] = persistence.earlier.worlds;
  world?.restore({ ...world.snapshot(), state: { 'ledger/balance': [['wallet:m1', 5]] } });
  persistence.close();
  await expect(openSample(directory)).rejects.toThrow(
    damage(file, 'the ledger of w breaks balance-is-the-fold-of-postings: wallet:m1'),
  );
});

test.each([
  ['is missing', (mark: string) => rmSync(mark), 'it is missing or empty'],
  [
    'is other',
    (mark: string) => writeFileSync(mark, readFileSync(mark, 'utf8').replace('5', '4')),
    'it differs from its checksum',
  ],
])('a mark that %s is refused, and --go-back writes it again', async (_name, hurt, place) => {
  const { directory, portrait } = await stopped();
  hurt(markOf(directory));
  await expect(openSample(directory)).rejects.toThrow(damage(markOf(directory), place));
  expect(await goBack(directory)).toMatch(`${directory} is at commit 5. `);
  expect(await storedPortraits(directory)).toEqual([portrait]);
});

test('a folder without a good moment stays as it is', async () => {
  const { directory, file } = await stopped();
  for (const path of [file, goodOf(directory)]) writeFileSync(path, 'no database');
  await expect(goBack(directory)).rejects.toThrow(
    `${directory} holds no good moment: restore a backup of the folder, or delete it to start over.`,
  );
  expect(readFileSync(file, 'utf8')).toBe('no database');
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
  const { directory, persistence, world } = await storeSample();
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
