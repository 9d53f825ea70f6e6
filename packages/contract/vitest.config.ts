import { defineConfig } from 'vitest/config';
import { patience } from '../../vitest.patience.ts';

export default defineConfig({
  test: { ...patience, name: 'contract', environment: 'node', include: ['src/**/*.test.ts'] },
});
