import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes } from './clock.ts';
import { fail } from './domain-error.ts';
import { createHistory } from './history.ts';
import { runsOf } from './runs.fixture.ts';
import { sampleMembers, sampleWorld, journalText } from './world.fixture.ts';
import type { EventHandlers, World, WorldOptions } from './world.ts';

const handlers: EventHandlers = {
  rename: (world, { id }: { id: string }) => {
    if (sampleMembers(world).get(id)) sampleMembers(world).update(id, { name: world.ids.next('name') });
  },
};

const open = (changes: Partial<WorldOptions> = {}): World => sampleWorld({ handlers, ...changes });

const ids = ['a', 'b', 'c', 'd'];

/** Changes of a world: they add, change, remove and refuse rows, draw numbers, schedule events and move the clock. */
const steps: readonly ((world: World, id: string) => void)[] = [
  (world, id) =>
    world.command({ name: 'add' }, () => {
      if (sampleMembers(world).get(id)) return;
      sampleMembers(world).insert({ id, phone: world.ids.digits(8) });
    }),
  (world, id) =>
    world.command({ name: 'remove' }, () => {
      if (sampleMembers(world).get(id)) sampleMembers(world).remove(id);
    }),
  (world, id) =>
    world.command({ name: 'schedule' }, () => world.eventQueue.after(minutes(1), 'rename', { id })),
  (world) => {
    expect(() => world.command({ name: 'refuse' }, () => fail('NO_DATA'))).toThrow('NO_DATA');
  },
  (world) => void world.advance(minutes(1)),
  (world) => {
    world.checkpoints.put('saved');
    world.journal.append({ kind: 'control', name: 'save', outcome: 'ok' });
  },
  (world) => {
    world.checkpoints.load('saved');
    world.journal.append({ kind: 'control', name: 'load', outcome: 'ok' });
  },
  (world) =>
    world.faults.add({ operation: '*', effect: { type: 'latency', latency: { shape: 'fixed', ms: 1 } } }) &&
    undefined,
];

const histories = fc.array(fc.tuple(fc.integer({ min: 0, max: steps.length - 1 }), fc.constantFrom(...ids)), {
  maxLength: 40,
});

/** Everything of a world that a command can depend on. */
const contentOf = (world: World) => ({
  state: world.snapshot().state,
  hash: world.stateHash(),
  now: world.clock.now(),
  journal: journalText(world),
  due: world.eventQueue.all(),
});

/** Runs a history. Returns the world, and its content when each entry was written. */
function play(history: readonly (readonly [number, string])[]) {
  const world = open();
  const contents: ReturnType<typeof contentOf>[] = [];
  world.journal.listen(({ n }) => (contents[n] = contentOf(world)));
  for (const [step, id] of history) steps[step]?.(world, id);
  return { world, contents };
}

describe('the history of a world', () => {
  it('has the exact content at every entry, in a view, a fork and the world itself', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { world, contents } = play(history);
        const present = contentOf(world);
        for (const [entry, content] of contents.entries()) {
          expect(contentOf(world.at(entry))).toEqual(content);
          const fork = world.fork('fork', { at: entry });
          expect(contentOf(fork)).toEqual({ ...content, journal: '' });
        }
        expect(contentOf(world)).toEqual(present);
        for (const [entry, content] of [...contents.entries()].reverse()) {
          world.rewind(entry);
          expect(contentOf(world)).toEqual(content);
        }
      }),
      { numRuns: runsOf(40, 100) },
    );
  });

  it('goes on after a rewind as it did the first time', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (history, at) => {
        const { world, contents } = play(history);
        const { world: other } = play(history);
        const entry = at % Math.max(1, contents.length);
        fc.pre(contents.length > 0);
        other.rewind(entry);
        const [step] = steps;
        const again = world.at(entry);
        step?.(again, 'z');
        step?.(other, 'z');
        expect(contentOf(other)).toEqual(contentOf(again));
      }),
      { numRuns: runsOf(40, 100) },
    );
  });

  it('has the writes of an entry, old and new', () => {
    const world = open();
    world.command({ name: 'add' }, () => sampleMembers(world).insert({ id: 'a', phone: '1' }));
    world.command({ name: 'change' }, () => sampleMembers(world).update('a', { name: 'Ann' }));
    const changed = world.history.writesOf(1).find(({ map }) => map === 'table/sample');
    expect(changed?.changes).toEqual([['a', { id: 'a', phone: '1' }, { id: 'a', phone: '1', name: 'Ann' }]]);
  });

  it('refuses entries that never happened, and those that were dropped', () => {
    const world = open({ history: { entries: 2_000 } });
    expect(() => world.at(0)).toThrow(
      'There is no moment of entry 0; the history is empty. A reset returns to the start of the world.',
    );
    for (let count = 0; count < 5_000; count++)
      world.command({ name: 'add' }, () =>
        sampleMembers(world).insert({ id: `${count}`, phone: `${count}` }),
      );
    expect(world.history.oldest).toBe(2_000);
    expect(() => world.rewind(1_999)).toThrow('the history has entries 2000 to 4999');
    expect(() => world.rewind(5_000)).toThrow('There is no moment of entry 5000');
    world.rewind(2_000);
    expect(sampleMembers(world).count).toBe(2_001);
  });

  const present = () => ({ image: new Map(), clock: { mode: 'frozen' as const, at: 0 } });

  it('drops the oldest keyframe beyond its bytes', () => {
    let next = 0;
    const history = createHistory({ present, next: () => next }, { bytes: 400_000 });
    const changes = [['key', undefined, 'value']] as const;
    for (; next < 10_000; next++) history.wrote([{ map: 'map', changes }]);
    const kept = (next - history.oldest) * 325;
    expect(kept).toBeGreaterThan(300_000);
    expect(kept).toBeLessThanOrEqual(400_000);
  });

  it('counts the text of rows, so that removed files do not stay for ever', () => {
    let next = 0;
    const history = createHistory({ present, next: () => next }, { bytes: 400_000 });
    const file = { id: 'file', content: 'x'.repeat(50_000) };
    for (; next < 100; next++) history.wrote([{ map: 'map', changes: [['file', undefined, file]] }]);
    expect(history.oldest).toBeGreaterThan(90);
    expect(() => history.at(99)).not.toThrow();
  });

  it('runs a live clock on from the moment of a rewind', () => {
    let real = 1_000;
    const world = open({ realNow: () => real, clock: { mode: 'live', at: 0, since: 1_000, rate: 2 } });
    world.command({ name: 'add' }, () => undefined);
    real = 9_000;
    world.command({ name: 'add' }, () => undefined);
    world.rewind(0);
    expect(world.clock.now()).toBe(0);
    real = 9_500;
    expect(world.clock.now()).toBe(1_000);
  });
});
