/** Which requests the service worker answers, and with what; apart from it, so that the rules can be read and tested. */

/** A built file, whose name changes with its content. What is heard or seen in pieces is none of it. */
const asset = /^\/assets\/[\w-]+\.(?:js|css|woff2|svg|png|webp|avif)$/;

/** Never a page of the app: the backend's addresses, and whatever has the name of a file. */
const reserved = /^\/(?:api|_mock|socket\.io|assets)(?:\/|$)|\.[^/]*$/;

/** The pages that are kept, by the address they are asked for under. The server rendered them ahead: nobody's data is in them. */
export const shells = ['/', '/login', '/user/home'] as const;

/** What the worker does with a request; it lets `other` pass as if it were not there. */
export function kindOf(
  { method, url, destination }: Pick<Request, 'method' | 'url' | 'destination'>,
  ownOrigin: string,
): 'asset' | 'page' | 'other' {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return 'other';
  if (asset.test(pathname)) return 'asset';
  return destination === 'document' && !reserved.test(pathname) ? 'page' : 'other';
}

/** The kept page that stands in for an address: the app draws what belongs there over any of them. */
export function shellOf(pathname: string): (typeof shells)[number] {
  if (/^\/login\/?$/.test(pathname)) return '/login';
  return /^\/user(?:\/home)?\/?$/.test(pathname) ? '/user/home' : '/';
}

/** The scripts and styles a page names. Its styles name the fonts of all scripts; the one in use comes with its first use. */
export const assetsOf = (html: string): readonly string[] => [
  ...new Set(html.match(/\/assets\/[\w-]+\.(?:js|css)\b/g) ?? []),
];

/** Whether a path a page speaks of is one to keep. */
export const isAsset = (pathname: string): boolean => asset.test(pathname);

/** The language a page is in, as its HTML says. */
export const tagOf = (html: string): string | undefined => /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1];

/** Whether an answer is the file that was asked for: some servers answer with the app's own page for what they do not have. */
export const isFile = ({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean =>
  status === 200 && !redirected && !/^text\/html\b/i.test(headers.get('content-type') ?? '');
