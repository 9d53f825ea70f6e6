import { defineConfig, type Plugin } from 'vite';

/** Mantine's "use client" directives and zod's purity comments cause thousands of useless warnings. */
const meaningless = new Set(['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION']);

const quiet: Plugin = {
  name: 'quiet',
  onLog: (_level, { code = '' }) => (meaningless.has(code) ? false : undefined),
};

/** Options for Ladle's own Vite. */
export default defineConfig({ logLevel: 'warn', plugins: [quiet], build: { chunkSizeWarningLimit: 2000 } });
