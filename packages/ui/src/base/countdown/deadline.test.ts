import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlineIn, millisecondsUntil } from './deadline.ts';

let steady: number;
let device: number;

beforeEach(() => {
  steady = 1_000;
  device = Date.UTC(2001, 0, 1);
  vi.spyOn(performance, 'now').mockImplementation(() => steady);
  vi.spyOn(Date, 'now').mockImplementation(() => device);
});
afterEach(() => vi.restoreAllMocks());

/** Remaining milliseconds of a quarter of an hour after both clocks advanced. */
function left(bySteady: number, byDevice: number): number {
  const deadline = deadlineIn(900_000);
  steady += bySteady * 1_000;
  device += byDevice * 1_000;
  return millisecondsUntil(deadline) / 1_000;
}

describe('a deadline', () => {
  it('approaches with a wrong wall clock', () => expect(left(60, 60)).toBe(840));
  it('approaches while the monotonic clock sleeps', () => expect(left(0, 600)).toBe(300));
  it('does not move when the wall clock is set back', () => expect(left(600, -86_400)).toBe(300));
  it('stays passed', () => expect(left(901, 901)).toBe(0));
});
