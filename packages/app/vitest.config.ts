import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { alone, broken, patience, together } from '../../vitest.patience.ts';

export const project = {
  ...patience,
  environment: 'jsdom' as const,
  setupFiles: './vitest.setup.ts',
  css: false,
};

export default defineConfig({
  plugins: [broken(), react()],
  test: {
    ...project,
    ...together,
    name: 'app',
    include: ['{src,build,bench}/**/*.test.{ts,tsx}'],
    exclude: alone(import.meta.url),
  },
});
