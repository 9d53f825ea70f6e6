import { parseUrl } from './parse-url.ts';

/** Allowed URL schemes per purpose. */
const schemesOf = {
  web: ['https:', 'http:'],
  /** Games involve money: https only, except in development. */
  game: import.meta.env.DEV ? ['https:', 'http:'] : ['https:'],
  chat: ['https:', 'http:', 'line:', 'tel:', 'mailto:'],
  image: ['https:', 'http:'],
} as const satisfies Record<string, readonly string[]>;

export type UrlPurpose = keyof typeof schemesOf;

/** Image data URL; harmless inside an image element. */
const drawn = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;

let imageHosts: readonly string[] = [];

/**
 * Sets the allowed image origins in CSP syntax: `https://pictures.example`, `https://*.pictures.example`. The
 * page's policy lists the same ones (decisions 92).
 */
export function setImageOrigins(hosts: readonly string[]): void {
  imageHosts = hosts;
}

const isOfImageHost = (url: URL): boolean =>
  url.origin === window.location.origin || matchesOrigin(url, imageHosts);

/** Returns whether a URL belongs to one of these origins, in CSP syntax. */
export function matchesOrigin({ origin, protocol, host }: URL, hosts: readonly string[]): boolean {
  return hosts.some((one) => {
    const [scheme, rest = ''] = one.split('//*');
    return one === origin || (rest !== '' && protocol === scheme && host.endsWith(rest));
  });
}

/**
 * Returns an address from a server that may be followed or shown at a place, or undefined. Its scheme is on the place's
 * list, and no name stands before the host to mislead (quality 3). A picture comes from a host that is allowed. An
 * address below the own origin counts as one of the web.
 */
export function safeExternalUrl(address: string, place: UrlPurpose): string | undefined {
  const trimmed = address.trim();
  const url = trimmed === '' ? undefined : parseUrl(trimmed, window.location.href);
  if (!url) return undefined;
  if (place === 'image' && drawn.test(url.href)) return url.href;
  const isAllowed =
    (schemesOf[place] as readonly string[]).includes(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    (place !== 'image' || isOfImageHost(url));
  return isAllowed ? url.href : undefined;
}
