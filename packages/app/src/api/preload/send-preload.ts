/**
 * The first script on a member's pages: sends their common first call while the app loads. On home it also requests the
 * wheel, the first pictures and the files of a dialog. It has no other effect and no imports at run time.
 */
import type { OperationId } from '@wallet/contract';
import type { StartSettings } from '@wallet/deploy/settings';
import { prefetch } from '@wallet/ui/base/when-idle';
import { readStored } from '#api/storage/browser-storage.ts';
import { preloadPictures } from './preload-pictures.ts';
import { requestDefaults, type Preloaded } from './preload.ts';

/** Set by the build (prerender.mjs). The calls belong to the main service. */
declare const PRELOAD: {
  readonly headers: Readonly<Record<string, string>>;
  readonly wallet: FirstCall;
  /** Decides the first tile of home. */
  readonly wheel: FirstCall;
  /** The cards of home that are visible first. */
  readonly firstCards: { readonly category: string; readonly count: number };
};

interface FirstCall {
  readonly id: OperationId;
  readonly path: string;
}

/** The page's settings, as in env.ts. */
const settings = JSON.parse(
  document.getElementById('settings')?.textContent ?? '{}',
) as Partial<StartSettings>;
const { APP_API_ORIGIN = '', APP_CALLS = {} } = settings;

const originOf = ({ id }: FirstCall): string => APP_CALLS[id]?.origin ?? APP_API_ORIGIN;

function send(call: FirstCall, token: string): Preloaded {
  const address = originOf(call) + (APP_CALLS[call.id]?.path ?? call.path);
  const controller = new AbortController();
  const response = fetch(address, {
    ...requestDefaults,
    headers: {
      ...PRELOAD.headers,
      'accept-language': document.documentElement.lang,
      authorization: `Bearer ${token}`,
    },
    signal: controller.signal,
  });
  // The client handles the failure; this avoids an unhandled rejection.
  response.catch(() => undefined);
  return { address, token, sentAt: performance.now(), response, cancel: () => controller.abort() };
}

/** Requests the files of the dialog that most taps open first (prerender.mjs). */
function preloadDialogFiles(): void {
  const files = document.querySelector<HTMLTemplateElement>('#dialog-files');
  if (files) prefetch(() => document.head.append(files.content));
}

const token = readStored('token');
// The script may run after the app, whose responses are newer.
if (token !== undefined && window.preloadedCalls === undefined) {
  const { wallet, wheel, firstCards } = PRELOAD;
  const sent = send(wallet, token);
  window.preloadedCalls = [sent];
  if (/^\/user(\/home)?\/?$/.test(window.location.pathname)) {
    window.preloadedCalls.push(send(wheel, token));
    preloadPictures(sent.response, { ...firstCards, origin: originOf(wallet), settings })
      .then(preloadDialogFiles)
      .catch(() => undefined);
  }
}
