import { defineConfig } from 'vitest/config';
import { broken, timeouts, together } from '../../vitest.timeouts.ts';

export default defineConfig({
  plugins: [broken()],
  test: {
    ...timeouts,
    ...together,
    name: 'contract',
    setupFiles: ['../../vitest.property.ts'],
    include: ['src/**/*.test.ts'],
  },
});
