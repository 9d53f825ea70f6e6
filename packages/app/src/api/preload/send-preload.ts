/**
 * The first script of a member's pages, inlined by the build (prerender.mjs): sends their common first call while the app
 * loads. On home it also requests the wheel, paints the balance and the first cards, and keeps a tap.
 */
import type { OperationId } from '@wallet/contract';
import { hasShape, type Shape } from '@wallet/contract/wire/shape';
import type { StartSettings } from '@wallet/deploy/settings';
import { setImageOrigins } from '@wallet/ui/base/external-url';
import { isEnded } from '#api/session/ended-tokens.ts';
import { readStored } from '#api/storage/browser-storage.ts';
import { pictureOriginsOf } from '#picture-origins.ts';
import { keepTap } from './keep-tap.ts';
import { paintBalance, paintCards, type SentWallet } from './paint.ts';
import { requestDefaults, type Preloaded } from './preload.ts';

/** Set by the build (prerender.mjs). The calls belong to the main service. */
declare const PRELOAD: {
  readonly headers: Readonly<Record<string, string>>;
  readonly wallet: FirstCall;
  /** Decides the first tile of home. */
  readonly wheel: FirstCall;
  /** The shapes of the wallet's response, and of the stored one (docs/decisions/014-home-storage.md). */
  readonly shapes: { readonly sent: Shape; readonly stored: Shape };
  /** The category of the first cards. */
  readonly category: string;
};

interface FirstCall {
  readonly id: OperationId;
  readonly path: string;
}

/** Named once, because the build puts the object at each place that names PRELOAD. */
const { headers, wallet, wheel, shapes, category } = PRELOAD;

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
      ...headers,
      'accept-language': document.documentElement.lang,
      authorization: `Bearer ${token}`,
    },
    signal: controller.signal,
  });
  // The client handles the failure; this avoids an unhandled rejection.
  response.catch(() => undefined);
  return { address, token, sentAt: performance.now(), response, cancel: () => controller.abort() };
}

/** Resolves when an element is in the page. The browser may paint all before it, though the rest is not parsed yet. */
const untilParsed = (selector: string) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, subtree: true });
    check();
  });

const untilPageParsed = () => untilParsed('#root + *');

/** Paints a wallet, unless it is unusual: the app handles those. */
async function paint(shape: Shape, content: unknown, readAt: string | undefined): Promise<void> {
  if (readAt === undefined || !hasShape(shape, content)) return;
  const view = content as SentWallet;
  await untilParsed('#root section + *');
  paintBalance(view, readAt);
  await untilPageParsed();
  // A player on a break sees no games.
  if (!readStored('play-safely')?.includes('"pause"')) paintCards(view, category, originOf(wallet));
}

async function paintStored(): Promise<void> {
  await paint(shapes.stored, JSON.parse(readStored('wallet-cache') ?? 'null'), readStored('last_sync'));
}

async function paintSent(response: Promise<Response>): Promise<void> {
  // The app reads the body of the original.
  const copy = (await response).clone();
  const content = (await copy.json()) as { readonly success?: unknown };
  if (copy.status === 200 && content.success !== false)
    await paint(shapes.sent, content, new Date().toISOString());
}

const token = readStored('token');
// The script may run after the app, whose responses are newer.
if (token !== undefined && !isEnded(token) && window.preloadedCalls === undefined) {
  const sent = send(wallet, token);
  window.preloadedCalls = [sent];
  if (/^\/user(\/home)?\/?$/.test(window.location.pathname)) {
    window.preloadedCalls.push(send(wheel, token));
    setImageOrigins(pictureOriginsOf(settings));
    void untilPageParsed().then(keepTap);
    paintStored().catch(() => undefined);
    paintSent(sent.response).catch(() => undefined);
  }
}
