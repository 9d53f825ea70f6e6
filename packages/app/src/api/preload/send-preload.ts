/**
 * A script of its own, the first on every page of a member: it sends the call all of them begin with while the app is still
 * being fetched, and leaves the answer to api/client.ts. It reads and does nothing else, and knows nothing of the rest.
 */
import type { StartSettings } from '@wallet/deploy/settings';
import { readStored } from '#api/storage/browser-storage.ts';
import { requestDefaults } from './preload.ts';

/** Put in by the build (prerender.mjs). */
declare const CALL: { readonly path: string; readonly headers: Readonly<Record<string, string>> };

/** The page's settings, as in env.ts. */
const { APP_API_ORIGIN = '', APP_CALLS = {} } = JSON.parse(
  document.getElementById('settings')?.textContent ?? '{}',
) as Partial<StartSettings>;

const token = readStored('token');
// It may come after the app, whose own answers are newer.
if (token !== undefined && window.preloadedCall === undefined) {
  const { path, headers } = CALL;
  const place = APP_CALLS['wallet.read'];
  const address = (place?.origin ?? APP_API_ORIGIN) + (place?.path ?? path);
  const controller = new AbortController();
  const answer = fetch(address, {
    ...requestDefaults,
    headers: {
      ...headers,
      'accept-language': document.documentElement.lang,
      authorization: `Bearer ${token}`,
    },
    signal: controller.signal,
  });
  // Whoever takes it hears of a failure; if nobody does, nobody misses it.
  answer.catch(() => undefined);
  window.preloadedCall = {
    address,
    token,
    sentAt: performance.now(),
    answer,
    cancel: () => controller.abort(),
  };
}
