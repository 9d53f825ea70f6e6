import { expect, it } from 'vitest';
import { mostRetries, retryDelay } from './query-policy.ts';

it('a retry has a random delay, so that phones of one outage do not return together', () => {
  const spans = Array.from({ length: mostRetries }, (_, failures) =>
    [0, 0.5, 0.999].map((random) => Math.round(retryDelay(failures, () => random))),
  );
  expect(spans).toEqual([
    [0, 1_000, 1_998],
    [0, 2_000, 3_996],
  ]);
});
