import { expect, it } from 'vitest';
import { lookDelays } from './look-delays.ts';

it.each([
  ['now', 0, [0, 2_000, 3_000, 5_000, 10_000, 10_000]],
  ['six seconds ago', 6_000, [0, 4_000, 10_000, 10_000]],
  ['a day ago', 86_400_000, [0]],
  ['tomorrow, by a clock that was set back since', -86_400_000, [0, 2_000, 3_000, 5_000, 10_000, 10_000]],
])('an effect accepted %s is looked for', (_when, elapsed, delays) => {
  expect(lookDelays(elapsed)).toEqual(delays);
});
