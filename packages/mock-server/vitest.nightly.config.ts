import { defineConfig } from 'vitest/config';
import { nightly, together } from '../../vitest.timeouts.ts';

/** The part of the tests that `npm test -- --all` adds. */
export default defineConfig({
  test: { ...together, name: 'nightly', include: nightly },
});
