import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The simulator for a browser. Aliases replace Node modules, so that the rules stay unchanged. */
export default defineConfig({
  root: here('.'),
  base: './',
  resolve: {
    alias: [
      { find: /^node:crypto$/, replacement: here('node/crypto.ts') },
      { find: /^node:buffer$/, replacement: here('node/buffer.ts') },
      { find: /^.*\/drawing-files\.ts$/, replacement: here('../src/pictures/bundled-drawings.ts') },
    ],
  },
  build: {
    outDir: '../dist/preview',
    emptyOutDir: true,
    target: ['es2022', 'chrome107', 'safari16'],
    modulePreload: false,
    rolldownOptions: {
      input: { start: here('start.ts'), 'preview-worker': here('worker.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: 'simulator-[hash:7].js' },
    },
  },
});
