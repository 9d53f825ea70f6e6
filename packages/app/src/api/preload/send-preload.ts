/**
 * The first script on a member's pages: sends their common first call while the app loads. On home it also requests the
 * first pictures. It has no other effect and no imports at run time.
 */
import type { StartSettings } from '@wallet/deploy/settings';
import { readStored } from '#api/storage/browser-storage.ts';
import { preloadPictures } from './preload-pictures.ts';
import { requestDefaults } from './preload.ts';

/** Set by the build (prerender.mjs). */
declare const CALL: {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The cards of home that are visible first. */
  readonly firstCards: { readonly category: string; readonly count: number };
};

/** The page's settings, as in env.ts. */
const settings = JSON.parse(
  document.getElementById('settings')?.textContent ?? '{}',
) as Partial<StartSettings>;
const { APP_API_ORIGIN = '', APP_CALLS = {} } = settings;

const token = readStored('token');
// The script may run after the app, whose responses are newer.
if (token !== undefined && window.preloadedCall === undefined) {
  const { path, headers, firstCards } = CALL;
  const place = APP_CALLS['wallet.read'];
  const origin = place?.origin ?? APP_API_ORIGIN;
  const address = origin + (place?.path ?? path);
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
  // The client handles the failure; this avoids an unhandled rejection.
  answer.catch(() => undefined);
  if (/^\/user(\/home)?\/?$/.test(window.location.pathname))
    preloadPictures(answer, { ...firstCards, origin, settings }).catch(() => undefined);
  window.preloadedCall = {
    address,
    token,
    sentAt: performance.now(),
    answer,
    cancel: () => controller.abort(),
  };
}
