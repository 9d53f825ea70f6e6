/** Generates the configuration of nginx from the table of files, the policies and the settings. */
import { languages } from '@wallet/contract/market';
import { failureLog } from './failure-log.ts';
import { fileKinds, headersOf, languageCookie, pagesIn, reserved, shells, type FileKind } from './files.ts';
import { alikeHeaders } from './headers.ts';
import { backendLocations, backendMaps, pageOfNginx, type AddHeaders } from './nginx-backend.ts';
import { clientDirectives } from './nginx-client.ts';
import { block, map, quoted } from './nginx-syntax.ts';
import type { StartSettings } from './settings.ts';
import type { SiteSettings } from './site-settings.ts';

export interface NginxOptions {
  readonly site: SiteSettings;
  readonly settings: StartSettings;
  /** The folder of the pages with their settings. */
  readonly pages: string;
  /** ETags of the pages, by file name. */
  readonly pageTags: ReadonlyMap<string, string>;
  /** The folder above `assets/`, with the files of earlier builds. */
  readonly assets: string;
  /** The language of a first visit. */
  readonly defaultLanguage: string;
}

const types = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'text/plain': 'txt',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4',
};

/** Seconds that connections may stay open after a stop; orchestrators kill after 30. */
const shutdown = 25;

export function nginxConfig(options: NginxOptions): string {
  const { site, settings, pages, pageTags, assets, defaultLanguage } = options;
  const pageTexts = pagesIn(pages);
  const hasTls = site.SITE_CERTIFICATE !== '';
  const always = { ...alikeHeaders, 'strict-transport-security': '$hsts' };
  const headers: AddHeaders = (more) =>
    Object.entries({ ...always, ...more }).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const kind = (name: FileKind['name']) => fileKinds.find((one) => one.name === name) as FileKind;
  const headersOfKind = (name: FileKind['name']) =>
    headers({ ...headersOf(kind(name), settings, pageTexts), 'cache-control': `$${name}_cache` });
  // nginx adds its headers to a 416 twice, so only films have ranges.
  const whole = 'max_ranges 0;';
  const ownHeaders = headers(pageOfNginx);

  const files = [
    ...block(`location ^~ /assets/`, [
      `root ${quoted(assets)};`,
      whole,
      'try_files $uri =404;',
      ...headersOfKind('asset'),
    ]),
    ...block('location = /sw.js', [`root ${quoted(pages)};`, whole, ...headersOfKind('worker')]),
    ...block(`location ~ ${kind('manifest').path}`, [
      whole,
      'try_files $uri =404;',
      ...headersOfKind('manifest'),
    ]),
    '# Addresses of the backend that are not passed on are no pages.',
    ...block(`location ~ ${reserved}`, ['return 404;']),
    '# Pages and compressed copies have no address of their own.',
    ...block(String.raw`location ~ \.(?:html|gz|br)$`, ['return 404;']),
    ...block(`location ~ ${kind('file').path}`, ['try_files $uri =404;', ...headersOfKind('file')]),
    '# Pages of two languages can share time and size: only the ETag of the content counts.',
    ...block('location /', [
      `root ${quoted(pages)};`,
      whole,
      'etag off;',
      'if_modified_since off;',
      'add_header etag $page_tag;',
      'if ($http_if_none_match = $page_tag) { return 304; }',
      'try_files $page =404;',
      ...headersOfKind('page'),
    ]),
    ...block('location @missing', [
      'types { }',
      'default_type text/plain;',
      ...ownHeaders,
      String.raw`return 404 "Not found\n";`,
    ]),
  ];

  const http = [
    ...block(
      'types',
      Object.entries(types).map(([type, endings]) => `${type} ${endings};`),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    'charset_types text/css text/javascript text/plain application/manifest+json;',
    'server_tokens off;',
    '# A balancer in front has another scheme and port.',
    'absolute_redirect off;',
    '# No path is logged: it may contain a password (GET /api/autoLogin).',
    ...failureLog(),
    'sendfile on;',
    'tcp_nopush on;',
    'keepalive_timeout 65s;',
    'client_body_timeout 60s;',
    'client_header_timeout 15s;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${quoted(`${site.SITE_FOLDER}/temp/${name}`)};`,
    ),
    'gzip_static on;',
    ...(site.SITE_BROTLI ? ['brotli_static on;'] : []),
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_types application/json image/svg+xml;',
    ...map(`$cookie_${languageCookie} $language`, [
      ['default', defaultLanguage],
      ...languages.map((language) => [language, language] as const),
      ['lo', 'la'],
    ]),
    ...map('$uri $shell', [
      ['default', 'index'],
      ...shells.map(({ path, file }) => [`"~${path}"`, file] as const),
    ]),
    ...map('$shell $page', [
      ['default', '/$shell.$language.html'],
      ['index', '/index.html'],
    ]),
    ...map('$page $page_tag', [
      ['default', "''"],
      ...[...pageTags].map(([name, tag]) => [`/${name}`, `'${tag}'`] as const),
    ]),
    '# An error is not kept like the file that it stands for, nor a 416, whose status comes after the headers.',
    ...fileKinds.flatMap(({ name, cache }) =>
      map(`$status $${name}_cache`, [
        ['default', `"${cache}"`],
        ['"~^[45]"', 'no-store'],
        ['volatile', ''],
      ]),
    ),
    ...backendMaps,
    ...clientDirectives(site),
    ...block('server', [
      ...site.SITE_LISTEN.map((place) => `listen ${place}${hasTls ? ' ssl http2' : ''};`),
      ...(hasTls
        ? [
            `ssl_certificate ${quoted(site.SITE_CERTIFICATE)};`,
            `ssl_certificate_key ${quoted(site.SITE_KEY)};`,
            'ssl_protocols TLSv1.2 TLSv1.3;',
            'ssl_session_cache shared:tls:1m;',
          ]
        : []),
      `root ${quoted(site.SITE_BUILD)};`,
      'client_max_body_size 1m;',
      '# Of pages that nginx makes itself; a location with headers of its own has only those.',
      ...ownHeaders,
      'error_page 404 = @missing;',
      '# The backend gets a path as it came, which begins elsewhere than its location if it goes up.',
      String.raw`if ($request_uri ~* "^[^?]*(?:/|%2f)(?:\.|%2e)(?:\.|%2e)(?:/|%2f|\?|$)") { return 404; }`,
      ...files,
      ...backendLocations(site, settings, headers),
    ]),
  ];

  return [
    '# Written by deploy/site.ts; each start of the site replaces it.',
    ...(site.SITE_BROTLI ? ['load_module modules/ngx_http_brotli_static_module.so;'] : []),
    'worker_processes auto;',
    `worker_shutdown_timeout ${shutdown}s;`,
    `pid ${quoted(`${site.SITE_FOLDER}/nginx.pid`)};`,
    'error_log stderr notice;',
    ...block('events', ['worker_connections 1024;']),
    ...block('http', http),
    '',
  ].join('\n');
}
