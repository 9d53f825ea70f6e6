import { defineConfig } from 'vite';

/** Read by Ladle's own Vite; quiet about what says nothing: "use client" marks and the size of a gallery. */
export default defineConfig({
  logLevel: 'warn',
  build: {
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
