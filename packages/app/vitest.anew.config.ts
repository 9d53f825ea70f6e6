import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { anew, broken, together } from '../../vitest.timeouts.ts';
import { project } from './vitest.config.ts';

/** Test files that reset modules; they start without the modules of the file before. */
export default defineConfig({
  plugins: [broken(), react()],
  test: {
    ...project,
    ...together,
    name: 'app-anew',
    include: anew(import.meta.url),
    setupFiles: [...project.setupFiles, './vitest.anew.setup.ts'],
  },
});
