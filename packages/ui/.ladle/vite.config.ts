import { defineConfig, type Plugin } from 'vite';

/** "use client" marks of Mantine, placement of purity comments in zod: thousands of lines that say nothing. */
const meaningless = new Set(['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION']);

const quiet: Plugin = {
  name: 'quiet',
  onLog: (_level, { code = '' }) => (meaningless.has(code) ? false : undefined),
};

/** Read by Ladle's own Vite; a gallery may be large. */
export default defineConfig({ logLevel: 'warn', plugins: [quiet], build: { chunkSizeWarningLimit: 2000 } });
