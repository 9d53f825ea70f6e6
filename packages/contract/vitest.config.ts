import { defineConfig } from 'vitest/config';
import { broken, patience, together } from '../../vitest.patience.ts';

export default defineConfig({
  plugins: [broken()],
  test: { ...patience, ...together, name: 'contract', environment: 'node', include: ['src/**/*.test.ts'] },
});
