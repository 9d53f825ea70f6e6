import { expect, it } from 'vitest';
import { mostRetries, retryDelay } from './query-policy.ts';

it('a retry comes at any time of its span, so that phones that failed together do not come back together', () => {
  const spans = Array.from({ length: mostRetries }, (_, failures) =>
    [0, 0.5, 0.999].map((random) => Math.round(retryDelay(failures, () => random))),
  );
  expect(spans).toEqual([
    [0, 1_000, 1_998],
    [0, 2_000, 3_996],
  ]);
});
