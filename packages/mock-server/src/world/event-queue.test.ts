import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hours, minutes, seconds } from './clock.ts';
import { fail } from './domain-error.ts';
import { sampleStart, sampleWorld } from './world.fixture.ts';
import type { World } from './world.ts';

/** Creates a world that records each fired event and its time. */
function recordingWorld() {
  const noted: [label: string, at: number][] = [];
  const world = sampleWorld({
    handlers: {
      note: (here, { label }: { label: string }) => noted.push([label, here.clock.now() - sampleStart]),
      again: (here, { label, every }: { label: string; every: number }) => {
        noted.push([label, here.clock.now() - sampleStart]);
        here.eventQueue.after(every, 'again', { label, every });
      },
      refuse: () => fail('NO_DATA'),
      crash: () => {
        throw new Error('a bug');
      },
    },
  });
  const schedule = (delay: number, label: string, name = 'note') =>
    world.command({ name: 'test.schedule' }, () => world.eventQueue.after(delay, name, { label }));
  return { world, noted, schedule };
}

test('keeps the order for any schedule, with and without cancelled events', () => {
  const entries = fc.array(fc.record({ delay: fc.nat(50), isCancelled: fc.boolean() }), {
    maxLength: 60,
    size: 'max',
  });
  fc.assert(
    fc.property(entries, fc.nat(60), (list, window) => {
      const { world, noted, schedule } = recordingWorld();
      const ids = list.map(({ delay }, index) => schedule(delay, String(index)));
      world.command({ name: 'test.cancel' }, () => {
        for (const [index, { isCancelled }] of list.entries())
          if (isCancelled) world.eventQueue.cancel(ids[index]!);
      });
      // A due event fires before the next command, so that cancelling is too late.
      const expected = list
        .map(({ delay, isCancelled }, index) => ({ delay, isCancelled, index }))
        .filter(({ delay, isCancelled }) => delay <= window && (delay === 0 || !isCancelled))
        .sort((a, b) => a.delay - b.delay || a.index - b.index);
      world.advance(window);
      expect(noted).toEqual(expected.map(({ delay, index }) => [String(index), delay]));
    }),
    { numRuns: 200 },
  );
});

test('fires events that are scheduled during the advance', () => {
  const { world, noted } = recordingWorld();
  world.command({ name: 'x' }, () =>
    world.eventQueue.after(minutes(10), 'again', { label: 'tick', every: minutes(10) }),
  );
  world.advance(minutes(35));
  expect(noted.map(([, at]) => at)).toEqual([minutes(10), minutes(20), minutes(30)]);
  expect(world.eventQueue.nextDueAt()).toBe(sampleStart + minutes(40));
});

test('advances to a moment and to the next event', () => {
  const { world, noted, schedule } = recordingWorld();
  schedule(seconds(5), 'a');
  schedule(seconds(9), 'b');
  world.advance('next');
  expect([noted.length, world.clock.now()]).toEqual([1, sampleStart + seconds(5)]);
  world.advance({ to: sampleStart + seconds(9) });
  expect(noted).toHaveLength(2);
  expect(world.advance('next')).toEqual([]);
  expect(() => world.advance(-1)).toThrow(RangeError);
  expect(() => world.advance(0.5)).toThrow(RangeError);
});

test('continues after a failed event, which is not repeated', () => {
  const { world, noted, schedule } = recordingWorld();
  schedule(1, '', 'refuse');
  schedule(2, '', 'crash');
  schedule(3, 'after');
  expect(world.advance(10).map(({ outcome }) => outcome)).toEqual(['NO_DATA', 'crash', 'ok']);
  expect(noted).toEqual([['after', 3]]);
  expect(world.eventQueue.nextDueAt()).toBeUndefined();
  expect(world.journal.entries().filter(({ kind }) => kind === 'crash')).toHaveLength(1);
});

test('fires due events before a command runs', () => {
  let real = sampleStart;
  const fired: string[] = [];
  const world: World = sampleWorld({
    realNow: () => real,
    clock: { mode: 'live', at: sampleStart, since: sampleStart, rate: 1 },
    handlers: { expire: (here) => fired.push(new Date(here.clock.now()).toISOString()) },
  });
  world.command({ name: 'deposit.createQr' }, () => world.eventQueue.after(minutes(15), 'expire', {}));
  real += hours(1);
  world.command({ name: 'deposit.payQr' }, () => expect(fired).toEqual(['2026-01-15T05:15:00.000Z']));
  expect(world.catchUp()).toEqual([]);
});

test('rejects an event without a handler', () => {
  const { schedule } = recordingWorld();
  expect(() => schedule(1, 'x', 'note.misspelt')).toThrow(/No handler for the event note\.misspelt/);
  expect(() => schedule(1, 'x', 'toString')).toThrow(/No handler/);
  expect(() => schedule(Number.NaN, 'x')).toThrow(RangeError);
});

test('returns from cancel whether the event was pending', () => {
  const { world, noted, schedule } = recordingWorld();
  const id = schedule(5, 'x');
  const cancel = () => world.command({ name: 'x' }, () => world.eventQueue.cancel(id));
  expect([cancel(), cancel()]).toEqual([true, false]);
  world.advance(10);
  expect(noted).toEqual([]);
});
