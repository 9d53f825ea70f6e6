import type { Instant } from '@wallet/ui/base/deadline';
import { describe, expect, it } from 'vitest';
import { startPlayTime, advance, isDue, resume } from './elapsed.ts';

const minute = 60_000;
const start: Instant = { steady: 5_000, device: Date.UTC(2001, 0, 1) };

/** Returns a later instant, by minutes on each clock. */
const later = (bySteady: number, byDevice: number, from = start): Instant => ({
  steady: from.steady + bySteady * minute,
  device: from.device + byDevice * minute,
});

const minutesOf = ({ elapsed }: { elapsed: number }) => elapsed / minute;

describe('the time in a session', () => {
  it.each([
    ['advances with any year on the device clock', later(20, 20), 20],
    ['advances while the steady clock sleeps', later(1, 90), 90],
    ['advances when the device clock is set back', later(20, -600), 20],
    ['does not jump when the device clock is corrected by years', later(20, 13_000_000), 20],
    ['never runs backwards', later(-5, -5), 0],
  ])('%s', (_what, now, minutes) => expect(minutesOf(advance(startPlayTime(start), now))).toBe(minutes));

  it('is not inflated by rounding of the device clock', () => {
    let playTime = startPlayTime({ steady: 0, device: 0 });
    for (let at = 0.3; at < 3_600_000; at += 500.3)
      playTime = advance(playTime, { steady: at, device: Math.ceil(at) });
    expect(playTime.elapsed).toBeLessThan(3_600_000);
  });

  it('adds up a sleep and a later correction of the clock', () => {
    const slept = advance(startPlayTime(start), later(0, 60));
    expect(minutesOf(advance(slept, later(30, -60, slept.at)))).toBe(90);
  });
});

describe('the time in a session after a reload', () => {
  const kept = { elapsed: 30 * minute, remindedAt: 15 * minute, at: start.device };
  it.each([
    ['includes the reload', 5, 35],
    ['is unchanged if the clock was set back', -600, 30],
    ['is unchanged if the clock was corrected by years', 13_000_000, 30],
  ])('%s', (_what, minutes, expected) => {
    const playTime = resume(kept, { steady: 0, device: start.device + minutes * minute });
    expect(minutesOf(playTime)).toBe(expected);
    expect(playTime.remindedAt).toBe(kept.remindedAt);
  });
});

it('a reminder is due after the interval, and never without one', () => {
  const playTime = { ...startPlayTime(start), elapsed: 45 * minute, remindedAt: 30 * minute };
  expect([15, 30, undefined].map((every) => isDue(playTime, every))).toEqual([true, false, false]);
  expect(isDue({ ...playTime, elapsed: 45 * minute - 1 }, 15)).toBe(false);
});
