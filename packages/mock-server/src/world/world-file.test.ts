import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, minutes } from './clock.ts';
import { sampleMembers, sampleStart, sampleWorld, journalText } from './world.fixture.ts';
import { openWorldFile, writeWorldFile } from './world-file.ts';
import type { World, WorldRules } from './world.ts';

const handlers = { tick: () => undefined };
/** Another machine on another day. */
const rules: WorldRules = { realNow: () => sampleStart + days(30), handlers };

const add = (world: World, id: string): void =>
  world.command({ name: 'add' }, () => {
    if (!sampleMembers(world).get(id)) sampleMembers(world).insert({ id, phone: world.ids.digits(8) });
    world.eventQueue.after(minutes(10), 'tick', null);
  });

const steps: readonly ((world: World, id: string) => void)[] = [
  add,
  (world) => void world.advance(minutes(1)),
  (world, id) => world.checkpoints.put(id),
  (world, id) => {
    if (world.checkpoints.load(id)) world.journal.append({ kind: 'control', name: 'load', outcome: 'ok' });
  },
];

/** Returns a world with a live clock, and the hash of each entry. */
function play(history: readonly (readonly [number, string])[]) {
  let now = sampleStart;
  const world = sampleWorld({
    handlers,
    realNow: () => now,
    clock: { mode: 'live', at: now, since: now, rate: 1 },
  });
  const hashes: { readonly hash: string; readonly at: number }[] = [];
  world.journal.listen(({ n }) => (hashes[n] = { hash: world.stateHash(), at: world.clock.now() }));
  for (const [step, id] of history) {
    now += 7_000;
    steps[step]?.(world, id);
  }
  return { world, hashes };
}

/** Returns a file whose first keyframe has other fields. */
const withFrame = (file: Record<string, unknown>, changes: object): unknown => {
  const [first, ...others] = file['history'] as object[];
  return { ...file, history: [{ ...first, ...changes }, ...others] };
};

const histories = fc.array(fc.tuple(fc.nat(steps.length - 1), fc.constantFrom('a', 'b', 'c')), {
  maxLength: 30,
});

describe('the file of a world', () => {
  it('opens at its present and at every entry, at the time of then', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { world, hashes } = play(history);
        const file: unknown = JSON.parse(JSON.stringify(writeWorldFile(world)));
        const present = openWorldFile(rules, 'opened', { file });
        expect(present.stateHash()).toBe(world.stateHash());
        expect(present.clock.now()).toBe(world.clock.now());
        expect(journalText(present)).toBe(journalText(world));
        for (const [at, { hash, at: time }] of hashes.entries()) {
          expect([at, present.at(at).stateHash()]).toEqual([at, hash]);
          const opened = openWorldFile(rules, 'opened', { file, at });
          expect([opened.stateHash(), opened.clock.now(), opened.journal.length]).toEqual([
            hash,
            time,
            at + 1,
          ]);
          expect(opened.at(0).stateHash()).toBe(hashes[0]?.hash);
          add(opened, 'later');
          opened.reset();
          expect(opened.stateHash()).toBe(hash);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('has each state once: a keyframe that continues has none', () => {
    const world = sampleWorld();
    for (let n = 0; n < 2_500; n++)
      world.command({ name: 'add' }, () => void sampleMembers(world).insert({ id: `${n}`, phone: `${n}` }));
    const file = writeWorldFile(world);
    expect(file.history?.map((frame) => 'state' in (frame as object))).toEqual([true, false, false]);
    expect(sampleMembers(openWorldFile(rules, 'opened', { file, at: 2_300 })).count).toBe(2_301);
  });

  it('of a world without history has its present alone', () => {
    const world = sampleWorld({ handlers, history: { entries: 0 } });
    add(world, 'a');
    const opened = openWorldFile(rules, 'opened', { file: writeWorldFile(world) });
    expect([opened.stateHash(), journalText(opened)]).toEqual([world.stateHash(), journalText(world)]);
    expect(opened.history.oldest).toBe(1);
  });

  it('has no secret key, and an opened world has its own', () => {
    let keys = 0;
    const secretSource = {
      newKey: () => `secret ${keys++}`,
      bits: (key: string) => Number(key.split(' ')[1]),
    };
    const world = sampleWorld({ handlers, secretSource });
    add(world, 'a');
    const file = writeWorldFile(world);
    expect(JSON.stringify(file)).not.toContain('secret');
    const opened = openWorldFile({ ...rules, secretSource }, 'opened', { file, at: 0 });
    expect(opened.command({ name: 'draw' }, () => opened.ids.token('ann'))).toContain('00000001');
  });

  it.each<[string, (file: Record<string, unknown>) => unknown]>([
    ['another thing', () => 'text'],
    ['another market', (file) => ({ ...file, market: 'mars' })],
    ['no history', (file) => ({ ...file, history: [] })],
    ['a broken keyframe', (file) => ({ ...file, history: [{ from: 0 }] })],
    [
      'a first keyframe without a state',
      (file) => ({ ...file, history: [{ from: 0, clock: { mode: 'frozen', at: 0 }, steps: [] }] }),
    ],
    ['a keyframe before the first entry', (file) => withFrame(file, { from: -5 })],
    ['a keyframe after the last entry', (file) => withFrame(file, { from: 5_000 })],
    ['a time after the year 9999', (file) => withFrame(file, { clock: { mode: 'frozen', at: 9e15 } })],
    ['a time before the year 0', (file) => withFrame(file, { clock: { mode: 'frozen', at: -9e13 } })],
    [
      'a rate that is a text',
      (file) => withFrame(file, { clock: { mode: 'live', at: 0, since: 0, rate: '2' } }),
    ],
    [
      'a broken clock of an entry',
      (file) => withFrame(file, { steps: [{ entry: 0, writes: [], clock: { mode: 'frozen', at: 'noon' } }] }),
    ],
    [
      'a transaction without postings',
      (file) => withFrame(file, { state: { 'table/ledger': [['a', { id: 'a' }]] } }),
    ],
    ['a write without a place', (file) => withFrame(file, { steps: [{ entry: 0, writes: [{}] }] })],
    [
      'a write of the secret key',
      (file) =>
        withFrame(file, {
          steps: [{ entry: 0, writes: [{ map: 'hidden/key', key: 'key', now: 'known' }] }],
        }),
    ],
  ])('is refused with a reason: %s', (_name, change) => {
    const file = change(writeWorldFile(sampleWorld()) as unknown as Record<string, unknown>);
    expect(() => openWorldFile(rules, 'opened', { file })).toThrow('The file holds no world: ');
  });

  it('is refused as any other JSON, and a key that is wrong has no empty place', () => {
    const file = { seed: 's', name: 'x' };
    expect(() => openWorldFile(rules, 'opened', { file })).toThrow(
      /^The file holds no world: market: .+; \w/,
    );
  });

  it('is refused for an app of another market', () => {
    const file = writeWorldFile(sampleWorld());
    expect(() => openWorldFile(rules, 'opened', { file, market: 'laos' })).toThrow(
      'The file holds a world of thailand, not of laos.',
    );
  });
});
