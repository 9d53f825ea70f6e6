/** Serves the built app for measurements as it is deployed: behind nginx over TLS and HTTP/2, compressed with Brotli. */
import { withWebServer } from '../e2e/fixtures/web-server.ts';
import { findBrotli, findNginx } from './nginx.mjs';
import { exitWithError } from './pnpm.mjs';

/** Calls `measure` with the addresses of the app for Thailand and of its simulator. */
export async function withSite(measure) {
  if (!findNginx() || !findBrotli())
    exitWithError(
      'The measurement needs nginx with ngx_http_brotli_static_module (Debian: nginx-light, libnginx-mod-http-brotli-static).',
    );
  const passed = '/_mock/picture/ /_mock/upload/';
  await withWebServer(async ({ url, simulator, start }) => {
    await start({ SITE_BACKEND: simulator, SITE_BROTLI: 'on', SITE_PASSED: passed });
    await measure(url, simulator);
  });
}
