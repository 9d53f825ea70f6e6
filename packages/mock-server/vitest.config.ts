import { defineConfig } from 'vitest/config';
import { broken, nightly, together } from '../../vitest.timeouts.ts';

export default defineConfig({
  plugins: [broken()],
  test: {
    ...together,
    name: 'mock-server',
    setupFiles: ['../../vitest.property.ts'],
    include: ['{src,conformance,preview}/**/*.test.ts'],
    exclude: nightly,
  },
});
