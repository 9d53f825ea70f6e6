import { markets, type MarketName } from '@wallet/contract/market';

/** What the build fixes: set by Vite from the environment, described in vite.config.ts. */
interface BuildSettings {
  readonly VITE_MARKET?: string;
  readonly VITE_API_ORIGIN?: string;
  readonly VITE_APP_NAME?: string;
  readonly VITE_IDEMPOTENCY_KEY?: string;
  readonly VITE_MINIMUM_AGE?: string;
  readonly VITE_HELP_LINE?: string;
  readonly VITE_GAME_WINDOW?: string;
  readonly VITE_LINK_SECRET?: string;
  readonly VITE_SERVICE_WORKER?: string;
  readonly VITE_CHAT_ORIGIN?: string;
}

const settings = import.meta.env as BuildSettings;

/** Which of the two builds this is. */
export const marketName: MarketName = settings.VITE_MARKET === 'laos' ? 'laos' : 'thailand';

/** What differs between the two builds. */
export const market = markets[marketName];

/** Origin of the backend without a slash at its end; empty: the page's own. The bearer token goes nowhere else. */
export const apiOrigin = (settings.VITE_API_ORIGIN ?? '').replace(/\/$/, '');

/** The operator's name for the product. */
export const appName = settings.VITE_APP_NAME ?? 'Player Wallet';

/** Whether effects carry an Idempotency-Key; `off` for a backend whose CORS does not list the header (decisions 11). */
export const sendsIdempotencyKey = settings.VITE_IDEMPOTENCY_KEY !== 'off';

/** The least age of a player, shown on guest pages; none when the setting is empty (decisions 32). */
export const minimumAge: number | undefined = Number(settings.VITE_MINIMUM_AGE ?? 20) || undefined;

/** A help line for players who worry about their play; none when the setting is empty (decisions 32). */
export const helpLine: string | undefined =
  (settings.VITE_HELP_LINE ?? (marketName === 'thailand' ? '1323' : '')) || undefined;

/** Where games open. */
export type GameWindow = 'tab' | 'same-tab' | 'frame';

/**
 * Where games open (spec 9, the iframe flag): in a tab of their own, in the place of the app, or in a frame inside it. A
 * frame needs a page whose content security policy has the providers under `frame-src`.
 */
export const gameWindow: GameWindow =
  (['same-tab', 'frame'] as const).find((one) => one === settings.VITE_GAME_WINDOW) ?? 'tab';

/**
 * Origins whose pictures are shown beside the page's own (decisions 92). The page names them, so that the server finds
 * the same ones there for its policy.
 */
const imageHosts = (
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="image-hosts"]')?.content ?? ''
).split(' ');

/** Whether a service worker keeps the app for a start without a connection; `off` takes an earlier one away. */
export const keepsApp = settings.VITE_SERVICE_WORKER !== 'off';

/** What gift links are encrypted with; undefined for the secret of the demo (decisions 12). */
export const linkSecret: string | undefined = settings.VITE_LINK_SECRET || undefined;

/**
 * Origin of the chat's socket (spec 7: set up only if one is configured): the backend's own unless told, none when the
 * setting is empty. Empty here: the page's own.
 */
export const chatOrigin: string | undefined =
  settings.VITE_CHAT_ORIGIN === '' ? undefined : (settings.VITE_CHAT_ORIGIN?.replace(/\/$/, '') ?? apiOrigin);

/** Origins of pictures: those that are named, and those of the backend and of the chat. */
export const pictureOrigins: readonly string[] = [...imageHosts, apiOrigin, chatOrigin ?? ''].filter(
  (origin) => origin !== '',
);
