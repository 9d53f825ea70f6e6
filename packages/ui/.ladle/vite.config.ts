import { defineConfig } from 'vite';

/** "use client" marks of Mantine, placement of purity comments in zod: thousands of lines that say nothing. */
const meaningless = new Set(['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION']);

/** Read by Ladle's own Vite. */
export default defineConfig({
  logLevel: 'warn',
  build: {
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      onwarn(warning, warn) {
        if (!meaningless.has(warning.code ?? '')) warn(warning);
      },
    },
  },
});
