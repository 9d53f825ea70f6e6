import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { alone, broken } from '../../vitest.timeouts.ts';
import { project } from './vitest.config.ts';

/** Test files that replace modules; each runs in isolation. */
export default defineConfig({
  plugins: [broken(), react()],
  test: { ...project, name: 'app-alone', include: alone(import.meta.url) },
});
