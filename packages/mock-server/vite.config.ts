import { defineConfig } from 'vite';

/** The server as one file that starts without a compiler; its packages stay outside. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: [/^@wallet\//] },
});
