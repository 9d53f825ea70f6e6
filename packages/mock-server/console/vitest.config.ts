import { defineConfig } from 'vitest/config';
import { timeouts, together } from '../../../vitest.timeouts.ts';

export default defineConfig({
  test: { ...timeouts, ...together, name: 'console', environment: 'node', include: ['src/**/*.test.ts'] },
});
