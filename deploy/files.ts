/**
 * Cache and headers for each path of the built app: the source of the mock's static server, the nginx configuration
 * and docs/deploying.md.
 */
import { createHash } from 'node:crypto';
import { filePolicy, pagePolicy } from './headers.ts';
import type { StartSettings } from './settings.ts';

export interface FileKind {
  readonly name: 'asset' | 'worker' | 'manifest' | 'file' | 'page';
  /** A regular expression that JavaScript and nginx interpret alike. */
  readonly path: string;
  readonly cache: string;
  readonly about: string;
}

/** The first match applies. */
export const fileKinds: readonly FileKind[] = [
  {
    name: 'asset',
    path: '^/assets/',
    cache: 'public, max-age=31536000, immutable',
    about: 'Built files; their names contain a hash of their content.',
  },
  {
    name: 'worker',
    path: '^/sw\\.js$',
    cache: 'no-cache',
    about: 'The service worker has one name in all builds, so browsers revalidate it.',
  },
  {
    name: 'manifest',
    path: '\\.webmanifest$',
    cache: 'no-cache',
    about: 'The web app manifests, one for each language.',
  },
  { name: 'file', path: '\\.[^/]+$', cache: 'public, max-age=3600', about: 'Icons and videos.' },
  {
    name: 'page',
    path: '',
    cache: 'no-cache',
    about:
      'Every other address: a pre-rendered page, else `index.html`; with an ETag for its language and build.',
  },
];

/** Addresses with a pre-rendered page, and the start of its file name. */
export const shells: readonly { readonly path: string; readonly file: string }[] = [
  { path: '^/login/?$', file: 'login' },
  { path: '^/register/?$', file: 'register' },
  { path: '^/user(?:/home)?/?$', file: 'home' },
  { path: '^/user/', file: 'member' },
];

/** The cookie with the chosen language (spec 4, Locale). */
export const languageCookie = 'locale';

/** Addresses of the backend. */
export const reserved = '^/(?:api|_mock|socket\\.io)(?:/|$)';

/**
 * Returns the ETag of a page. It depends on the content alone, because pages of two languages share an address, and is
 * weak, because each coding has the same.
 */
export const pageTag = (page: string | Buffer): string =>
  `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 16)}"`;

/** Returns the kind of the file at a path. */
export function kindOf(path: string): FileKind {
  const kind = fileKinds.find((one) => new RegExp(one.path).test(path));
  if (!kind) throw new Error(`No kind of file matches ${path}.`);
  return kind;
}

/** Returns the headers of a kind, without those of every response. `page` is a page of the build. */
export const headersOf = (
  { name, cache }: FileKind,
  settings: StartSettings,
  page: string,
): Readonly<Record<string, string>> => ({
  'cache-control': cache,
  'content-security-policy': name === 'page' ? pagePolicy(settings, page) : filePolicy,
});
