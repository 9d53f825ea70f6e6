import { expect, it } from 'vitest';
import { windowStart } from './use-budget.ts';

const at = (moment: string) => Date.parse(`${moment}+07:00`);

it.each([
  ['day', '2026-11-22T23:59:59.999', '2026-11-22T00:00'],
  ['day', '2026-11-23T00:00:00.000', '2026-11-23T00:00'],
  // A Sunday, and the Monday after it.
  ['week', '2026-11-22T23:59:59.999', '2026-11-16T00:00'],
  ['week', '2026-11-23T00:00:00.000', '2026-11-23T00:00'],
  ['week', '2026-11-25T12:00:00.000', '2026-11-23T00:00'],
] as const)('the %s of %s starts at %s in Bangkok', (per, now, start) => {
  expect(windowStart(per, at(now))).toBe(at(start));
});
