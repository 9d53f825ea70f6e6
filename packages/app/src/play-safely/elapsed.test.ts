import { describe, expect, it } from 'vitest';
import { startPlayTime, advance, isDue, resume, type Instant } from './elapsed.ts';

const minute = 60_000;
const start: Instant = { steady: 5_000, device: Date.UTC(2001, 0, 1) };

/** An instant later, by so many minutes on either clock. */
const later = (bySteady: number, byDevice: number, from = start): Instant => ({
  steady: from.steady + bySteady * minute,
  device: from.device + byDevice * minute,
});

const minutesOf = ({ elapsed }: { elapsed: number }) => elapsed / minute;

describe('the time in a session', () => {
  it.each([
    ['goes by, whatever year the device believes in', later(20, 20), 20],
    ['goes by while the steady clock sleeps', later(1, 90), 90],
    ['does not stop when the device’s clock is set back', later(20, -600), 20],
    ['does not leap when the device’s clock is put right by years', later(20, 13_000_000), 20],
    ['never runs backwards', later(-5, -5), 0],
  ])('%s', (_what, now, minutes) => expect(minutesOf(advance(startPlayTime(start), now))).toBe(minutes));

  it('does not run fast because the device’s clock is read in whole milliseconds', () => {
    let sitting = startPlayTime({ steady: 0, device: 0 });
    for (let at = 0.3; at < 3_600_000; at += 500.3)
      sitting = advance(sitting, { steady: at, device: Math.ceil(at) });
    expect(sitting.elapsed).toBeLessThan(3_600_000);
  });

  it('adds up a sleep and a clock that was set back after it', () => {
    const slept = advance(startPlayTime(start), later(0, 60));
    expect(minutesOf(advance(slept, later(30, -60, slept.at)))).toBe(90);
  });
});

describe('after a reload the time in a session', () => {
  const kept = { elapsed: 30 * minute, remindedAt: 15 * minute, at: start.device };
  it.each([
    ['has gone on', 5, 35],
    ['stays where it was when the clock was set back meanwhile', -600, 30],
    ['stays where it was when the clock was put right by years', 13_000_000, 30],
  ])('%s', (_what, minutes, expected) => {
    const sitting = resume(kept, { steady: 0, device: start.device + minutes * minute });
    expect(minutesOf(sitting)).toBe(expected);
    expect(sitting.remindedAt).toBe(kept.remindedAt);
  });
});

it('a player is told once the time since the last telling is up, and only by wish', () => {
  const sitting = { ...startPlayTime(start), elapsed: 45 * minute, remindedAt: 30 * minute };
  expect([15, 30, undefined].map((every) => isDue(sitting, every))).toEqual([true, false, false]);
  expect(isDue({ ...sitting, elapsed: 45 * minute - 1 }, 15)).toBe(false);
});
