/** Rules of the service worker, separate from it for tests: which requests it handles, and with which response. */

/** A built file, whose name changes with its content; sounds and videos are excluded. */
const asset = /^\/assets\/[\w-]+\.(?:js|css|woff2|svg|png|webp|avif)$/;

/** Never a page of the app: the backend's addresses, and paths with a file name. */
const reserved = /^\/(?:api|_mock|socket\.io|assets)(?:\/|$)|\.[^/]*$/;

/** The cached pages, by address. They are prerendered, so they contain no data of a member. */
export const shells = ['/', '/login', '/user/home'] as const;

/** Returns how the worker handles a request; it ignores `other`. */
export function kindOf(
  { method, url, destination }: Pick<Request, 'method' | 'url' | 'destination'>,
  ownOrigin: string,
): 'asset' | 'page' | 'other' {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return 'other';
  if (asset.test(pathname)) return 'asset';
  return destination === 'document' && !reserved.test(pathname) ? 'page' : 'other';
}

/** Returns the cached page for an address: the app renders its route over any of them. */
export function shellOf(pathname: string): (typeof shells)[number] {
  if (/^\/login\/?$/.test(pathname)) return '/login';
  return /^\/user(?:\/home)?\/?$/.test(pathname) ? '/user/home' : '/';
}

/** Returns whether the cached page is the page of an address; others are only a replacement offline. */
const isOwnShell = (pathname: string): boolean => pathname === '/' || shellOf(pathname) !== '/';

/** Milliseconds after which a cached page is not used first: a phone whose worker fails to update still gets new builds. */
const shellLifetime = 7 * 24 * 60 * 60 * 1_000;

/** Returns whether a request gets the cached page first. A reload uses the network, so it gets a new build at once. */
export const isCachedFirst = (
  { url, cache }: Pick<Request, 'url' | 'cache'>,
  kept: Pick<Response, 'headers'>,
  now: number,
): boolean =>
  cache === 'default' &&
  isOwnShell(new URL(url).pathname) &&
  now - Date.parse(kept.headers.get('date') ?? '') < shellLifetime;

/**
 * Returns the scripts and styles of a page. Styles name the fonts of all alphabets; a font is cached when it is used.
 */
export const assetsOf = (html: string): readonly string[] => [
  ...new Set(html.match(/\/assets\/[\w-]+\.(?:js|css)\b/g) ?? []),
];

/** Returns whether a path of a page is cached. */
export const isAsset = (pathname: string): boolean => asset.test(pathname);

/** Returns the language of a page's HTML. */
export const tagOf = (html: string): string | undefined => /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1];

/** Returns whether a response is the requested file: some servers send the app's page for missing files. */
export const isFile = ({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean =>
  status === 200 && !redirected && !/^text\/html\b/i.test(headers.get('content-type') ?? '');
