import { parseUrl } from './parse-url.ts';

const web: readonly string[] = ['https:', 'http:'];

const schemesOf = {
  web,
  /** Games involve money: https only, except in development. */
  game: import.meta.env.DEV ? web : ['https:'],
  chat: [...web, 'line:', 'tel:', 'mailto:'],
};

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

/** Returns whether a URL belongs to one of these origins, in CSP syntax. */
export function matchesOrigin({ origin, protocol, host }: URL, hosts: readonly string[]): boolean {
  return hosts.some((one) => {
    const [scheme, rest = ''] = one.split('//*');
    return one === origin || (rest !== '' && protocol === scheme && host.endsWith(rest));
  });
}

/** Returns the parsed address if no name stands before its host to mislead (quality 3). One below the own origin counts. */
function parsePlain(address: string): URL | undefined {
  const trimmed = address.trim();
  const url = trimmed === '' ? undefined : parseUrl(trimmed, window.location.href);
  return url?.username === '' && url.password === '' ? url : undefined;
}

/** Returns an address from a server that may be followed from a place, or undefined. */
export function safeExternalUrl(address: string, place: keyof typeof schemesOf): string | undefined {
  const url = parsePlain(address);
  return url && schemesOf[place].includes(url.protocol) ? url.href : undefined;
}

/** Returns the address of a picture from a server, or undefined unless its host is allowed or the address holds it. */
export function safeImageUrl(address: string): string | undefined {
  const url = parsePlain(address);
  if (!url) return undefined;
  const isAllowed = url.origin === window.location.origin || matchesOrigin(url, imageHosts);
  return isAllowed || drawn.test(url.href) ? url.href : undefined;
}
