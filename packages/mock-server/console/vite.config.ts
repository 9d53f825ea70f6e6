import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Files name each other relatively, so that the page works below any path. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    target: ['es2022', 'chrome107', 'safari16'],
    chunkSizeWarningLimit: 1_500,
  },
  server: {
    host: '127.0.0.1',
    port: 4004,
    proxy: { '^/(api|_mock)/': { target: process.env['MOCK_ORIGIN'] ?? 'http://127.0.0.1:4000' } },
  },
});
