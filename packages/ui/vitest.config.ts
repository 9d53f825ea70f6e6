import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { broken, together } from '../../vitest.timeouts.ts';

export default defineConfig({
  plugins: [broken(), react()],
  test: {
    ...together,
    name: 'ui',
    environment: 'jsdom',
    include: ['{src,.ladle}/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.react.ts', './vitest.dom.ts', './vitest.setup.ts'],
  },
});
