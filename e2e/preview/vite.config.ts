import { defineConfig } from 'vite';

/** A plain file server: no fallback, no compression. */
export default defineConfig({
  appType: 'mpa',
  build: { outDir: 'dist' },
  preview: { host: '127.0.0.1', strictPort: true },
});
