/** Settings of the app (docs/settings.md): of the build, and of the page. */
import type { Service } from '@wallet/contract/c';
import { markets, type MarketName } from '@wallet/contract/market';
import type { Brand as BrandFolder } from '@wallet/deploy/brand';
import type { BuildSettings, StartSettings } from '@wallet/deploy/settings';
import type { Brand } from '@wallet/ui/theme';
import { pictureOriginsOf } from './picture-origins.ts';

/** Defined by the build: every setting at build time. */
declare const SETTINGS: BuildSettings & StartSettings;
/** Defined by the build, from the brand folder (docs/branding.md). */
declare const BRAND: Pick<
  BrandFolder,
  'name' | 'shortName' | 'pageColor' | 'palettes' | 'minimumAge' | 'helpLine'
>;

/** Settings in the page that override the build; empty during prerendering. */
const pageSettings = JSON.parse(
  globalThis.document?.getElementById('settings')?.textContent ?? '{}',
) as Partial<StartSettings>;

const settings = { ...SETTINGS, ...pageSettings };

/** The market of this build. */
export const marketName: MarketName = settings.VITE_MARKET;

/** The values that differ between the markets. */
export const market = markets[marketName];

/** Origin of each backend service; empty means the page origin. The bearer token is sent to no other origin. */
export const originOf: Readonly<Record<Service, string>> = {
  main: settings.APP_API_ORIGIN,
  other: settings.APP_OTHER_ORIGIN,
  chat: settings.APP_CHAT_ORIGIN ?? '',
};

/** Calls with another origin or path than in the contract (spec 7). */
export const callOverrides: StartSettings['APP_CALLS'] = settings.APP_CALLS;

/** Named once, because the build puts the object at each place that names BRAND. */
const folder = BRAND;

/** The operator, as the screens show it (decisions 32). */
export const brand: Brand = {
  name: folder.name,
  logo: '/icon.svg',
  palettes: folder.palettes,
  minimumAge: folder.minimumAge ?? undefined,
  helpLine: folder.helpLine[marketName],
};

/** Name below the app icon, and background colour of the page. */
export const { shortName, pageColor } = folder;

/** Whether effects send an Idempotency-Key; off if CORS of the backend does not list it (decisions 11). */
export const sendsIdempotencyKey: boolean = settings.APP_IDEMPOTENCY_KEY;

export type GameWindow = StartSettings['APP_GAME_WINDOW'];

/**
 * Where games open (spec 9, the iframe flag): in a new tab, in the same tab, or in a frame. A frame needs the
 * providers in `frame-src` of the content security policy.
 */
export const gameWindow: GameWindow = settings.APP_GAME_WINDOW;

/** Origins of game providers, for frames and forms. */
export const gameHosts: readonly string[] = settings.APP_GAME_HOSTS;

/** Whether a service worker caches the app for an offline start. */
export const keepsApp: boolean = settings.VITE_SERVICE_WORKER;

/** Secret for gift links; undefined for the demo secret (decisions 12). */
export const linkSecret: string | undefined = settings.APP_LINK_SECRET || undefined;

/** Whether the chat is enabled. */
export const hasChat: boolean = settings.APP_CHAT_ORIGIN !== null;

/** Origin of the chat socket (spec 7); empty means the page origin, undefined means none. */
export const chatSocket: string | undefined = settings.APP_CHAT_SOCKET ?? undefined;

/** Origins of images beside the page origin. */
export const pictureOrigins: readonly string[] = pictureOriginsOf(settings);

/** Address for error reports; empty disables them. */
export const reportTo: string = settings.APP_REPORT_TO;

/** Share of visits that send reports. */
export const reportShare: number = settings.APP_REPORT_SHARE;
