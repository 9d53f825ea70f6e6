import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * The server without a compiler, and the parts that other repositories use; npm packages stay outside. Packages of this
 * workspace are bundled.
 */
export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^.*\/drawing-files\.ts$/,
        replacement: fileURLToPath(new URL('src/pictures/bundled-drawings.ts', import.meta.url)),
      },
    ],
  },
  build: {
    ssr: true,
    target: 'node20',
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        server: 'src/server.ts',
        control: 'src/control/control-client.ts',
        playwright: 'src/control/playwright.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
    },
  },
  ssr: { noExternal: [/^@wallet\//] },
});
