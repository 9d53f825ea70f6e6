/**
 * The cache and headers of each path of the built app. The mock's static server, the nginx configuration and
 * docs/deploying.md follow this one table.
 */
import { filePolicy, pagePolicy } from './headers.ts';
import type { StartSettings } from './settings.ts';

export interface FileKind {
  readonly name: 'asset' | 'worker' | 'manifest' | 'file' | 'page';
  /** An expression that JavaScript and nginx read alike. */
  readonly path: string;
  readonly cache: string;
  readonly about: string;
}

/** The first that matches counts. */
export const fileKinds: readonly FileKind[] = [
  {
    name: 'asset',
    path: '^/assets/',
    cache: 'public, max-age=31536000, immutable',
    about: 'Built files: another content has another name.',
  },
  {
    name: 'worker',
    path: '^/sw\\.js$',
    cache: 'no-cache',
    about: 'The service worker: one name for all builds, so browsers revalidate it.',
  },
  {
    name: 'manifest',
    path: '\\.webmanifest$',
    cache: 'no-cache',
    about: 'The web app manifests, one for each language.',
  },
  { name: 'file', path: '\\.[^/]+$', cache: 'public, max-age=3600', about: 'Icons and films.' },
  {
    name: 'page',
    path: '',
    cache: 'no-store',
    about: 'Every other address is the app’s: a page rendered ahead, or else `index.html`.',
  },
];

/** The addresses that were rendered ahead: which, and the name their files begin with. */
export const shells: readonly { readonly path: string; readonly file: string }[] = [
  { path: '^/login/?$', file: 'login' },
  { path: '^/register/?$', file: 'register' },
  { path: '^/user(?:/home)?/?$', file: 'home' },
  { path: '^/user/', file: 'member' },
];

/** The cookie in which the app keeps the chosen language (spec 4, Locale). */
export const languageCookie = 'locale';

/** Never an address of the app: the backend answers there. */
export const reserved = '^/(?:api|_mock|socket\\.io)(?:/|$)';

/** Returns the kind of what is at a path. */
export function kindOf(path: string): FileKind {
  const kind = fileKinds.find((one) => new RegExp(one.path).test(path));
  if (!kind) throw new Error(`Nothing is known of ${path}.`);
  return kind;
}

/** Returns the headers of a kind beside those that all answers have. */
export const headersOf = (
  { name, cache }: FileKind,
  settings: StartSettings,
): Readonly<Record<string, string>> => ({
  'cache-control': cache,
  'content-security-policy': name === 'page' ? pagePolicy(settings) : filePolicy,
});
