/** The settings of the app (docs/settings.md): those of the build, and those the page carries. */
import type { Service } from '@wallet/contract/c';
import { markets, type MarketName } from '@wallet/contract/market';
import type { Brand } from '@wallet/deploy/brand';
import type { BuildSettings, StartSettings } from '@wallet/deploy/settings';

/** Put in by the build: every setting, as it was then. */
declare const SETTINGS: BuildSettings & StartSettings;
/** Put in by the build, from the folder of the brand (docs/branding.md). */
declare const BRAND: Pick<Brand, 'name' | 'shortName' | 'pageColor' | 'palettes' | 'minimumAge' | 'helpLine'>;

/** What this start of the page differs in from the build; nothing while pages are rendered ahead. */
const told = JSON.parse(
  globalThis.document?.getElementById('settings')?.textContent ?? '{}',
) as Partial<StartSettings>;

const settings = { ...SETTINGS, ...told };

/** Which of the two builds this is. */
export const marketName: MarketName = settings.VITE_MARKET;

/** What differs between the two builds. */
export const market = markets[marketName];

/** Origin of each service of the backend; empty: the page's own. The bearer token goes nowhere else. */
export const originOf: Readonly<Record<Service, string>> = {
  main: settings.APP_API_ORIGIN,
  other: settings.APP_OTHER_ORIGIN,
  chat: settings.APP_CHAT_ORIGIN ?? '',
};

/** Calls that another origin or path answers than the contract says (spec 7). */
export const callOverrides: StartSettings['APP_CALLS'] = settings.APP_CALLS;

/** The operator's name for the product. */
export const appName: string = BRAND.name;

/** The name below the app's icon. */
export const shortName: string = BRAND.shortName;

/** The colour behind everything. */
export const pageColor: string = BRAND.pageColor;

/** The operator's colours, for the theme. */
export const { palettes } = BRAND;

/** Whether effects carry an Idempotency-Key; not for a backend whose CORS does not list the header (decisions 11). */
export const sendsIdempotencyKey: boolean = settings.APP_IDEMPOTENCY_KEY;

/** The least age of a player, shown on guest pages (decisions 32). */
export const minimumAge: number | undefined = BRAND.minimumAge ?? undefined;

/** A help line for players who worry about their play (decisions 32). */
export const helpLine: string | undefined = BRAND.helpLine[marketName];

/** Where games open. */
export type GameWindow = StartSettings['APP_GAME_WINDOW'];

/**
 * Where games open (spec 9, the iframe flag): in a tab of their own, in the place of the app, or in a frame inside it. A
 * frame needs a page whose content security policy has the providers under `frame-src`.
 */
export const gameWindow: GameWindow = settings.APP_GAME_WINDOW;

/** Origins of game providers: what a frame may show, and where a form may be sent. */
export const gameHosts: readonly string[] = settings.APP_GAME_HOSTS;

/** Whether a service worker keeps the app for a start without a connection. */
export const keepsApp: boolean = settings.VITE_SERVICE_WORKER;

/** What gift links are encrypted with; undefined for the secret of the demo (decisions 12). */
export const linkSecret: string | undefined = settings.APP_LINK_SECRET || undefined;

/** Whether there is a chat. */
export const hasChat: boolean = settings.APP_CHAT_ORIGIN !== null;

/** Origin of the chat's socket (spec 7: set up only if one is configured); empty: the page's own, undefined: there is none. */
export const chatSocket: string | undefined = settings.APP_CHAT_SOCKET ?? undefined;

/** Origins of pictures beside the page's own: those that are named, and those of all services. */
export const pictureOrigins: readonly string[] = [
  ...settings.APP_IMAGE_HOSTS,
  ...Object.values(originOf),
  ...Object.values(callOverrides).map(({ origin = '' }) => origin),
].filter((origin) => origin !== '');

/** The address that receives reports of errors; empty: nothing is reported. */
export const reportTo: string = settings.APP_REPORT_TO;

/** The share of visits that report. */
export const reportShare: number = settings.APP_REPORT_SHARE;
