import { defineConfig } from 'vite';

/** Bundles the start of a site into one file without dependencies. */
export default defineConfig({
  build: {
    ssr: 'site.ts',
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'site.js' } },
  },
  ssr: { noExternal: true },
});
