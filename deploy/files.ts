/**
 * Cache and headers for each path of the built app: the source of the mock's static server, the nginx configuration
 * and docs/web-server.md.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alikeHeaders, filePolicy, pagePolicy } from './headers.ts';
import { settingsIn } from './settings-block.ts';
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

export function kindOf(path: string): FileKind {
  const kind = fileKinds.find((one) => new RegExp(one.path).test(path));
  if (!kind) throw new Error(`No kind of file matches ${path}.`);
  return kind;
}

/** Returns the text of all pages in a folder. */
export const pagesIn = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');

/** Returns the headers of a kind, without those of every response. `pages` are those of the build. */
export const headersOf = (
  { name, cache }: FileKind,
  settings: StartSettings,
  pages: string,
): Readonly<Record<string, string>> => ({
  'cache-control': cache,
  'content-security-policy': name === 'page' ? pagePolicy(settings, pages) : filePolicy,
});

/** Returns the file `_headers` of a build, which several static hosts apply. Every file has the policy of pages. */
export function hostHeaders(build: string): string {
  const pages = pagesIn(build);
  const settings = settingsIn(pages);
  if (!settings) throw new Error('The pages have no block of settings.');
  const { 'content-security-policy': policy = '' } = headersOf(kindOf('/'), settings, pages);
  const rules = {
    '/*': { ...alikeHeaders, 'content-security-policy': policy },
    '/assets/*': { 'cache-control': kindOf('/assets/').cache },
  };
  return Object.entries(rules)
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');
}
