import { defineConfig } from 'vitest/config';
import { timeouts, together } from '../../../vitest.timeouts.ts';

export default defineConfig({
  test: { ...timeouts, ...together, name: 'console', include: ['src/**/*.test.ts'] },
});
