import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { resetting, broken, together } from '../../vitest.timeouts.ts';

export const project = {
  ...together,
  environment: 'jsdom' as const,
  setupFiles: ['../ui/vitest.react.ts', '../ui/vitest.dom.ts', './vitest.setup.ts'],
};

export default defineConfig({
  plugins: [broken(), react()],
  test: {
    ...project,
    name: 'app',
    setupFiles: [...project.setupFiles, '../../vitest.property.ts'],
    include: ['{src,build,bench}/**/*.test.{ts,tsx}'],
    exclude: resetting(import.meta.url),
  },
});
