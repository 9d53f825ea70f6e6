/** The schemes an address from a server may have, by the place it is shown at. */
const schemesOf = {
  /** A page. */
  web: ['https:', 'http:'],
  /** A game: played with money, so nobody on the way may read or change it; while developing, games are local too. */
  game: import.meta.env.DEV ? ['https:', 'http:'] : ['https:'],
  /** A chat with the operator. */
  chat: ['https:', 'http:', 'line:', 'tel:', 'mailto:'],
  /** A picture. */
  image: ['https:', 'http:'],
} as const satisfies Record<string, readonly string[]>;

export type AddressPlace = keyof typeof schemesOf;

/** A picture inside its own address; it runs nothing as long as it is shown as a picture. */
const drawn = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;

let imageHosts: readonly string[] = [];

/**
 * Sets the origins whose pictures are shown beside the page's own, written as in a content security policy:
 * `https://pictures.example`, `https://*.pictures.example`. The page's policy has the same ones (decisions 92).
 */
export function allowPicturesFrom(hosts: readonly string[]): void {
  imageHosts = hosts;
}

const isOfImageHost = (url: URL): boolean =>
  url.origin === window.location.origin || isOfHost(url, imageHosts);

/** Whether an address belongs to one of these origins, written as in a content security policy. */
export function isOfHost({ origin, protocol, host }: URL, hosts: readonly string[]): boolean {
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
export function safeExternalUrl(address: string, place: AddressPlace): string | undefined {
  const trimmed = address.trim();
  if (trimmed === '' || !URL.canParse(trimmed, window.location.href)) return undefined;
  const url = new URL(trimmed, window.location.href);
  if (place === 'image' && drawn.test(url.href)) return url.href;
  const isAllowed =
    (schemesOf[place] as readonly string[]).includes(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    (place !== 'image' || isOfImageHost(url));
  return isAllowed ? url.href : undefined;
}
