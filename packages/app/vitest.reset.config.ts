import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { resetting, broken } from '../../vitest.timeouts.ts';
import { project } from './vitest.config.ts';

/** Test files that replace or reset modules; they start without the modules of the file before. */
export default defineConfig({
  plugins: [broken(), react()],
  test: {
    ...project,
    name: 'app-reset',
    include: resetting(import.meta.url),
    setupFiles: [...project.setupFiles, './vitest.reset.setup.ts'],
  },
});
