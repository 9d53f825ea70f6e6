import { defineConfig } from 'vitest/config';
import { nightly, patience, together } from '../../vitest.patience.ts';

export default defineConfig({
  test: {
    ...patience,
    ...together,
    name: 'mock-server',
    environment: 'node',
    include: ['{src,conformance}/**/*.test.ts'],
    exclude: nightly,
  },
});
