import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Brand } from '@wallet/deploy/brand';
import type { BuildSettings, StartSettings } from '@wallet/deploy/settings';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { brandPlugin } from './build/brand-plugin.ts';
import { liveLocalesPlugin } from './build/live-locales-plugin.ts';
import { noticesPlugins } from './build/notices-plugin.ts';
import { settingsPlugin } from './build/settings-plugin.ts';

const { WALLET_SETTINGS: told } = process.env;
if (told === undefined) throw new Error('Build with `pnpm build`, which reads the settings.');
const { settings, brand } = JSON.parse(told) as { settings: BuildSettings & StartSettings; brand: Brand };

const notices = noticesPlugins();

/** Settings and brand come from scripts/settings.mjs: what there is stands in docs/settings.md and docs/branding.md. */
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
      // A route's loader comes with its page: what it reads is no part of the first load of another.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
    }),
    react(),
    settingsPlugin(settings),
    brandPlugin(brand),
    liveLocalesPlugin(),
    notices.app,
  ],
  // React has had it built in since 18; what is wrapped around it there would be 1 KB in the first load.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  worker: { plugins: () => [notices.worker()] },
  build: {
    outDir: `dist/${process.env['WALLET_BUILD'] ?? settings.VITE_MARKET}`,
    emptyOutDir: true,
    target: ['es2022', 'chrome107', 'safari16'],
    manifest: true,
    // For the operator alone: prerender.mjs moves the maps out of what is served.
    sourcemap: 'hidden',
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Every page carries the list of all files, so their names are short; the manifest knows which is which.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: chunkGroups },
      },
      onLog(level, log, handle) {
        // Mantine marks every file "use client"; nothing here is a server component.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
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
