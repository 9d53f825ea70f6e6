/** When somebody is told, and what becomes of it when the disk fails. */
import { expect, test } from 'vitest';
import { sampleWorld } from '../world/world.sample.ts';
import type { World } from '../world/world.ts';
import type { Files } from './files.ts';
import { sampleRules } from './keeping.sample.ts';
import { keepIn } from './keeper.ts';
import type { KeptRecord } from './record.ts';

/** A disk whose every sync the test decides about. */
function slowDisk() {
  const steps: { records: readonly KeptRecord[]; done: () => void; fail: (error: Error) => void }[] = [];
  let isAsked: (() => void) | undefined;
  const files: Files = {
    append: (records) =>
      new Promise((done, fail) => {
        steps.push({ records, done, fail });
        isAsked?.();
      }),
    isOutgrown: false,
    beginAnew: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return {
    files,
    /** The nth step, from 0, once it is being written. */
    async step(n: number) {
      while (!steps[n]) await new Promise<void>((resolve) => (isAsked = resolve));
      return steps[n];
    },
    get steps() {
      return steps.length;
    },
  };
}

/** Two kept worlds over such a disk, and everything anybody was told. */
async function setUp() {
  const disk = slowDisk();
  const failures: string[] = [];
  const keeping = keepIn(
    disk.files,
    { begun: undefined, named: 0, worlds: [], maps: new Map() },
    {
      directory: '/kept',
      rules: sampleRules,
      begins: { scenario: 'default', params: '{}' },
      onFailure: ({ message }) => failures.push(message),
    },
  );
  const [ann, ben] = ['ann', 'ben'].map((id) => sampleWorld({ ...sampleRules, id })) as [World, World];
  for (const world of [ann, ben]) keeping.placed(world, 0);
  (await disk.step(0)).done();
  await keeping.settled();
  const told: string[] = [];
  return {
    disk,
    keeping,
    ann,
    ben,
    failures,
    told,
    tell: (world: World, what: string) => keeping.after(world, () => told.push(what)),
  };
}

const write = (world: World, value: number): void =>
  world.command({ name: 'test.write' }, () => void world.state.map('test').set('value', value));
const read = (world: World): void =>
  void world.journal.append({ kind: 'call', name: 'test.read', outcome: 'ok' });
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('an effect is told after the sync, a read of another world at once', async () => {
  const { disk, keeping, ann, ben, told, tell } = await setUp();
  write(ann, 1);
  tell(ann, 'effect');
  read(ben);
  tell(ben, 'read');
  expect(told).toEqual(['read']);
  const step = await disk.step(1);
  expect(told).toEqual(['read']);
  step.done();
  await keeping.settled();
  expect(told).toEqual(['read', 'effect']);
});

test('a read that may have seen what is not kept yet waits with it, in order', async () => {
  const { disk, keeping, ann, told, tell } = await setUp();
  write(ann, 1);
  tell(ann, 'first effect');
  const step = await disk.step(1);
  read(ann);
  tell(ann, 'read');
  write(ann, 2);
  tell(ann, 'second effect');
  read(ann);
  tell(ann, 'last read');
  step.done();
  await turn();
  expect(told).toEqual(['first effect', 'read']);
  (await disk.step(2)).done();
  await keeping.settled();
  expect(told).toEqual(['first effect', 'read', 'second effect', 'last read']);
});

test('who is told something may go on at once, and is told of that after the others', async () => {
  const { disk, keeping, ann, told, tell } = await setUp();
  write(ann, 1);
  keeping.after(ann, () => {
    told.push('first');
    tell(ann, 'third');
  });
  tell(ann, 'second');
  (await disk.step(1)).done();
  await turn();
  expect(told).toEqual(['first', 'second', 'third']);
});

test('however many wait, the disk is asked once', async () => {
  const { disk, keeping, ann, ben, told, tell } = await setUp();
  for (let n = 0; n < 50; n++) {
    write(n % 2 === 0 ? ann : ben, n);
    tell(n % 2 === 0 ? ann : ben, `effect ${n}`);
  }
  (await disk.step(1)).done();
  await keeping.settled();
  expect(told).toHaveLength(50);
  expect(disk.steps).toBe(2);
});

test('reads alone never ask the disk, until somebody wants everything kept', async () => {
  const { disk, keeping, ann, told, tell } = await setUp();
  for (let n = 0; n < 10; n++) {
    read(ann);
    tell(ann, 'read');
  }
  await turn();
  expect([disk.steps, told.length]).toEqual([1, 10]);
  const kept = keeping.settled();
  const { records, done } = await disk.step(1);
  expect(records).toHaveLength(10);
  done();
  await kept;
  await keeping.settled();
  expect(disk.steps).toBe(2);
});

test('when the disk fails it is said once, and nobody is told anything any more', async () => {
  const { disk, keeping, ann, ben, failures, told, tell } = await setUp();
  write(ann, 1);
  tell(ann, 'effect');
  const step = await disk.step(1);
  write(ben, 2);
  tell(ben, 'next effect');
  step.fail(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  await expect(keeping.settled()).rejects.toThrow('the disk is full');
  write(ann, 3);
  tell(ann, 'later effect');
  tell(ben, 'later read');
  await expect(keeping.close()).rejects.toThrow();
  expect(told).toEqual([]);
  expect(disk.steps).toBe(2);
  expect(failures).toEqual([
    'Nothing can be kept in /kept any more: the disk is full. The simulator stops: what it answered is kept, what it did not answer may not be.',
  ]);
});
