import { defineConfig } from 'vitest/config';
import { broken, nightly, patience, together } from '../../vitest.patience.ts';

export default defineConfig({
  plugins: [broken()],
  test: {
    ...patience,
    ...together,
    name: 'mock-server',
    environment: 'node',
    include: ['{src,conformance}/**/*.test.ts'],
    exclude: nightly,
  },
});
