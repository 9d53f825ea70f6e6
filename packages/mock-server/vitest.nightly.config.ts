import { defineConfig } from 'vitest/config';
import { nightly, timeouts, together } from '../../vitest.timeouts.ts';

/** The part of the tests that `npm test -- --all` adds. */
export default defineConfig({
  test: { ...timeouts, ...together, name: 'nightly', include: nightly },
});
