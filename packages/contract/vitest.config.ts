import { defineConfig } from 'vitest/config';
import { patience, together } from '../../vitest.patience.ts';

export default defineConfig({
  test: { ...patience, ...together, name: 'contract', environment: 'node', include: ['src/**/*.test.ts'] },
});
