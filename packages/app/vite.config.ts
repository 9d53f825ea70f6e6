import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Brand } from '@wallet/deploy/brand';
import type { BuildSettings, StartSettings } from '@wallet/deploy/settings';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { brandPlugin } from './build/brand-plugin.ts';
import { compileHintsPlugin } from './build/compile-hints-plugin.ts';
import { noticesPlugins } from './build/notices-plugin.ts';
import { numeralsPlugin } from './build/numerals-plugin.ts';
import { settingsPlugin } from './build/settings-plugin.ts';
import { targets } from './build/targets.mjs';

const { WALLET_SETTINGS: settingsJson } = process.env;
if (settingsJson === undefined) throw new Error('Build with `pnpm build`, which reads the settings.');
const { settings, brand } = JSON.parse(settingsJson) as {
  settings: BuildSettings & StartSettings;
  brand: Brand;
};

const notices = noticesPlugins();

/** scripts/settings.mjs passes settings and brand (docs/settings.md, docs/branding.md). */
export default defineConfig({
  plugins: [
    tanstackRouter({
      autoCodeSplitting: true,
      // A loader is in the chunk of its page, so that other pages do not load it.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
    }),
    react(),
    settingsPlugin(settings),
    brandPlugin(brand),
    numeralsPlugin(),
    notices.app,
    compileHintsPlugin(),
  ],
  // React has this built in since version 18; the shim would add 1 KB to the first load.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  worker: { plugins: () => [notices.worker()] },
  // Short names, the same in every clone: those of Vite depend on its path, and so does their compressed size.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    outDir: `dist/${process.env['WALLET_BUILD'] ?? settings.VITE_MARKET}`,
    target: targets,
    manifest: true,
    // Source maps stay private: prerender.mjs moves them out of the served folder.
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Its warning about slow plugins depends on the load of the machine.
      checks: { bundlerTimings: false },
      output: {
        // Every page lists all files, so names are short; the manifest maps them.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['APP_PORT'] ?? 4001),
    proxy: {
      '^/(api|_mock|socket\\.io)/': {
        target: process.env['MOCK_ORIGIN'] ?? 'http://127.0.0.1:4000',
        ws: true,
      },
    },
  },
});
