/** Commits, and disk failures. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plain } from '../world/plain.ts';
import type { World } from '../world/world.ts';
import { readMark } from './mark.ts';
import { openBeside, placeSample, portraitOf, storeSample, storedPortraits } from './persistence.fixture.ts';

const write = (world: World, key: string, value: unknown): void =>
  world.command({ name: 'test.write', input: { key } }, () =>
    world.state.map('test').set(key, plain(value, 'test')),
  );

/** Returns a stored world, and queries by a second connection. */
async function setUp() {
  const failures: string[] = [];
  const sample = await storeSample({ onFailure: ({ message }) => failures.push(message) });
  const beside = openBeside(sample.directory);
  const select = (sql: string): unknown[] => beside.prepare(sql).raw().all();
  return { ...sample, failures, beside, select };
}

test('a command is one transaction: other connections read all of its changes or none', async () => {
  const { persistence, world, select } = await setUp();
  const read = (): unknown => [
    select(`SELECT key, value FROM present WHERE map = 'test'`),
    select('SELECT name, changes FROM commands'),
  ];
  world.command({ name: 'test.two' }, () => {
    world.state.map('test').set('one', 1);
    world.state.stage(() => world.state.map('test').set('two', 2));
    expect(read()).toEqual([[], []]);
  });
  const entries = [
    ['one', '1'],
    ['two', '2'],
  ];
  expect(read()).toEqual([entries, [['test.two', 2]]]);
  world.command({ name: 'test.nothing' }, () => undefined);
  expect(read()).toEqual([entries, [['test.two', 2]]]);
  persistence.close();
});

test('only the added items of a growing list are written, and the whole list is restored', async () => {
  const { directory, persistence, world, select } = await setUp();
  for (const list of [[1], [1, 2], [1, 2, { a: 3 }], [2], [2, 4], [2, 4, 5, 6]]) write(world, 'list', list);
  expect(select('SELECT items FROM additions ORDER BY length_before')).toEqual([['[4]'], ['[5,6]']]);
  for (const list of [[1], [1, 2]]) write(world, 'gone', list);
  world.command({ name: 'test.delete' }, () => world.state.map('test').delete('gone'));
  for (const list of [[1], [1, 2]]) write(world, 'begun again', list);
  world.command({ name: 'test.delete' }, () => world.state.map('test').delete('begun again'));
  for (const list of [[5], [5, 6]]) write(world, 'begun again', list);
  persistence.close();
  expect(await storedPortraits(directory)).toEqual([portraitOf(world)]);
});

test('the mark has the number of the last commit, with and without a journal entry', async () => {
  const { directory, persistence, world, select } = await setUp();
  for (const change of [
    () => write(world, 'one', 1),
    () => world.clock.resume(),
    () => world.reset(),
    () => world.checkpoints.put('save'),
    () => void placeSample(persistence, 'other'),
  ]) {
    const before = readMark(directory);
    change();
    persistence.commit();
    expect(readMark(directory)).toBeGreaterThan(Number(before));
    expect(select('SELECT commits FROM seal')).toEqual([[readMark(directory)]]);
  }
  persistence.close();
});

test('a removed world leaves no row', async () => {
  const { persistence, world, select } = await setUp();
  write(world, 'one', 1);
  world.checkpoints.put('save');
  persistence.removed(world);
  write(world, 'two', 2);
  persistence.commit();
  for (const table of ['worlds', 'states', 'entries', 'additions', 'journal'])
    expect([table, select(`SELECT count(*) FROM ${table}`)]).toEqual([table, [[0]]]);
  persistence.close();
});

test('after a disk failure the callback runs once, and no response is sent', async () => {
  const { directory, failures, persistence, world, beside } = await setUp();
  write(world, 'one', 1);
  beside.exec('DROP TABLE journal');
  write(world, 'two', 2);
  write(world, 'three', 3);
  expect([persistence.commit(), persistence.commit()]).toEqual([false, false]);
  persistence.close();
  expect(failures).toEqual([
    `The worlds cannot be stored in ${directory} any more: no such table: journal. The simulator stops. Every request with a response is stored; the others may be lost.`,
  ]);
});

const odd = ['', 'a\0b', '\ud83d', '\\"', 'ນ້ຳ 🎡'];
const text = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary' }));

test('every key, value and name is restored exactly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, fc.jsonValue()), { minLength: 1 }), async (entries) => {
      const { directory, persistence, world } = await storeSample();
      for (const [key, value] of entries) {
        write(world, key, JSON.parse(JSON.stringify(value).replaceAll('"__proto__"', '"proto"')));
        world.checkpoints.put(key);
      }
      persistence.close();
      expect(await storedPortraits(directory)).toEqual([portraitOf(world)]);
    }),
    { numRuns: 15 },
  );
});
