import { expect, it } from 'vitest';
import { nextPollDelay } from './poll-schedule.ts';

it('polls become rarer and stop after three minutes', () => {
  const looks: number[] = [];
  let elapsed = 0;
  for (let wait = nextPollDelay(elapsed); wait !== false; wait = nextPollDelay(elapsed))
    looks.push((elapsed += wait));
  expect(looks).toEqual([5_000, 15_000, 30_000, 50_000, 80_000, 110_000, 140_000, 170_000]);
  expect(nextPollDelay(10 * 60_000)).toBe(false);
});

it('a late poll does not move the others', () => {
  expect(nextPollDelay(7_000)).toBe(8_000);
});
