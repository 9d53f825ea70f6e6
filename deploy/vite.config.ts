import { defineConfig } from 'vite';

/** The start of a site as one file that needs Node alone. */
export default defineConfig({
  build: {
    ssr: 'site.ts',
    outDir: 'dist',
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'site.js' } },
  },
  ssr: { noExternal: true },
});
