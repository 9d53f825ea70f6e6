import { expect, it } from 'vitest';
import { endOf, correctClock } from './pause.ts';

const now = Date.UTC(2026, 10, 21);
const hour = 60 * 60_000;

it.each([
  ['hour', hour],
  ['day', 24 * hour],
  ['week', 168 * hour],
] as const)('a pause of one %s ends after exactly that time', (length, milliseconds) => {
  const pause = { since: now, length };
  expect(endOf(pause, now + milliseconds - 1)).toBe(now + milliseconds);
  expect(endOf(pause, now + milliseconds)).toBeUndefined();
});

it('a pause from a clock of another year lasts for its length', () => {
  const begun = { since: Date.UTC(2040, 0, 1), length: 'hour' } as const;
  const right = correctClock(begun, now);
  expect(endOf(right, now)).toBe(now + hour);
  expect(correctClock(right, now + 1_000)).toBe(right);
});
