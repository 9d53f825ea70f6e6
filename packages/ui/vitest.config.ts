import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { broken, patience, together } from '../../vitest.patience.ts';

export default defineConfig({
  plugins: [broken(), react()],
  test: {
    ...patience,
    ...together,
    name: 'ui',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    css: false,
  },
});
