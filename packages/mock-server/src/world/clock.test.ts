import { expect, test } from 'vitest';
import { sampleWorld } from './world.fixture.ts';
import { createClock, hours, seconds } from './clock.ts';

/** Creates a clock over a real time that the test moves. */
function overReal(start = 1_000_000) {
  const real = { now: start };
  return { real, clock: createClock(() => real.now) };
}

test('ends with the year 9999, the last with four digits on the wire', () => {
  const last = Date.UTC(9999, 11, 31);
  const world = sampleWorld();
  expect(() => world.advance({ to: last + 1 })).toThrow('year 9999');
  world.advance({ to: last });
  expect(world.clock.now()).toBe(last);
  const live = createClock(() => last, { mode: 'live', at: last - 10, since: last - 20, rate: 1_000 });
  expect(live.now()).toBe(last);
});

test('stops when frozen and continues from there when resumed', () => {
  const { real, clock } = overReal();
  clock.freeze();
  expect(clock.rate).toBe(0);
  real.now += hours(1);
  expect(clock.now()).toBe(1_000_000);
  clock.resume();
  real.now += seconds(2);
  expect(clock.now()).toBe(1_002_000);
});

test('runs faster or slower, in whole milliseconds', () => {
  const { real, clock } = overReal();
  clock.resume(60);
  real.now += 1000;
  expect(clock.now()).toBe(1_060_000);
  expect(clock.rate).toBe(60);
  clock.resume(0.1);
  real.now += 15;
  expect(clock.now()).toBe(1_060_001);
  expect(() => clock.resume(0)).toThrow(RangeError);
  expect(() => clock.resume(Number.NaN)).toThrow(RangeError);
});

test('moves forward in both modes, never back', () => {
  const { real, clock } = overReal();
  clock.moveTo(2_000_000);
  real.now += 5;
  expect(clock.now()).toBe(2_000_005);
  clock.freeze();
  clock.moveTo(3_000_000);
  expect(clock.now()).toBe(3_000_000);
  expect(() => clock.moveTo(2_999_999)).toThrow(/only moves forwards/);
  expect(() => clock.moveTo(3_000_000.5)).toThrow(RangeError);
});

test('stops while real time is set back', () => {
  const { real, clock } = overReal();
  real.now += 500;
  expect(clock.now()).toBe(1_000_500);
  real.now -= hours(1);
  expect(clock.now()).toBe(1_000_500);
  real.now += hours(1) + 7;
  expect(clock.now()).toBe(1_000_507);
});

test('shows a pinned moment and unpins it after an exception', () => {
  const { clock } = overReal();
  const run = () =>
    clock.pin(5, () => {
      expect(clock.now()).toBe(5);
      throw new Error('stop');
    });
  expect(run).toThrow('stop');
  expect(clock.now()).toBe(1_000_000);
});

test('continues from its stored data', () => {
  const { real, clock } = overReal();
  clock.moveTo(2_000_000);
  const other = createClock(() => real.now, clock.data());
  real.now += 10;
  expect(other.now()).toBe(2_000_010);
  other.adopt({ mode: 'frozen', at: 3 });
  expect(other.now()).toBe(3);
});
