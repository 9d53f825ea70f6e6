import { defineConfig } from 'vitest/config';
import { broken, together } from '../../vitest.timeouts.ts';

export default defineConfig({
  plugins: [broken()],
  test: {
    ...together,
    name: 'contract',
    setupFiles: ['../../vitest.property.ts'],
    include: ['src/**/*.test.ts'],
  },
});
