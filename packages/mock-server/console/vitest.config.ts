import { defineConfig } from 'vitest/config';
import { together } from '../../../vitest.timeouts.ts';

export default defineConfig({
  test: { ...together, name: 'console', include: ['src/**/*.test.ts'] },
});
