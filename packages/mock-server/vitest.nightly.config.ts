import { defineConfig } from 'vitest/config';
import { nightly, patience, together } from '../../vitest.patience.ts';

/** The part of the tests that `npm test -- --all` adds. */
export default defineConfig({
  test: { ...patience, ...together, name: 'nightly', environment: 'node', include: nightly },
});
