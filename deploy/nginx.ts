/** Generates the configuration of nginx from the table of files, the policies and the settings. */
import { operations } from '@wallet/contract';
import { chatLimits } from '@wallet/contract/chat';
import { notReached } from '@wallet/contract/errors';
import { languages } from '@wallet/contract/market';
import { failureLog } from './failure-log.ts';
import { fileKinds, headersOf, languageCookie, reserved, shells, type FileKind } from './files.ts';
import { alikeHeaders, apiPolicy } from './headers.ts';
import { block, map } from './nginx-syntax.ts';
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

/** Seconds a call may take: longer than the app waits (spec 7), so that the app times out first. */
const patience = { call: 65, upload: 310 };

/** Seconds that connections may stay open after a stop; orchestrators kill after 30. */
const shutdown = 25;

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024) + 1}m`;

/** Calls that upload a file, with their limit. */
const uploads = operations
  .filter(({ metadata }) => metadata.timeout === 'upload')
  .map(({ path }) => ({
    path,
    most: megabytes(path.endsWith('video') ? chatLimits.videoBytes : chatLimits.imageBytes),
  }));

/** Returns the complete configuration. */
export function nginxConfig(options: NginxOptions): string {
  const { site, settings, pages, pageTags, assets, defaultLanguage } = options;
  const hasTls = site.SITE_CERTIFICATE !== '';
  const always = {
    ...alikeHeaders,
    ...(hasTls && { 'strict-transport-security': 'max-age=31536000' }),
  };
  const headers = (more: Readonly<Record<string, string>>, when = ' always'): string[] =>
    Object.entries({ ...always, ...more }).map(([name, value]) => `add_header ${name} "${value}"${when};`);
  const kind = (name: FileKind['name']) => fileKinds.find((one) => one.name === name) as FileKind;
  const headersOfKind = (name: FileKind['name']) =>
    headers(headersOf(kind(name), settings), name === 'page' ? undefined : '');

  const proxy = (seconds: number): string[] => [
    `proxy_pass ${site.SITE_BACKEND};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_connect_timeout 5s;',
    `proxy_send_timeout ${seconds}s;`,
    `proxy_read_timeout ${seconds}s;`,
  ];
  const backendUrl = URL.canParse(site.SITE_BACKEND) ? new URL(site.SITE_BACKEND) : undefined;
  const trust =
    backendUrl?.protocol === 'https:'
      ? [
          '# Nothing is sent to a backend before its certificate and name are checked.',
          'proxy_ssl_verify on;',
          `proxy_ssl_trusted_certificate ${site.SITE_BACKEND_TRUST};`,
          'proxy_ssl_verify_depth 4;',
          'proxy_ssl_server_name on;',
          `proxy_ssl_name ${backendUrl.hostname};`,
          'proxy_ssl_protocols TLSv1.2 TLSv1.3;',
        ]
      : [];
  const apiHeaders = headers({ 'cache-control': 'no-store', 'content-security-policy': apiPolicy });
  const hidden = [...Object.keys(always), 'cache-control', 'content-security-policy'].map(
    (name) => `proxy_hide_header ${name};`,
  );
  const called = (seconds: number): string[] => [
    ...proxy(seconds),
    ...hidden,
    ...apiHeaders,
    'error_page 502 504 = @no_response;',
  ];

  const backend =
    site.SITE_BACKEND === ''
      ? []
      : [
          ...trust,
          '# Calls. nginx never repeats a call at another server.',
          ...block('location ^~ /api/', [...called(patience.call), 'proxy_next_upstream off;']),
          ...uploads.flatMap(({ path, most }) =>
            block(`location = ${path}`, [
              `client_max_body_size ${most};`,
              `client_body_timeout ${patience.upload}s;`,
              'proxy_request_buffering off;',
              ...called(patience.upload),
              'proxy_next_upstream off;',
            ]),
          ),
          '# The socket of the chat, with a ping at least every 25 seconds.',
          ...block('location ^~ /socket.io/', [
            ...proxy(patience.call),
            'proxy_set_header Upgrade $http_upgrade;',
            'proxy_set_header Connection $connection_upgrade;',
            ...hidden,
            ...apiHeaders,
          ]),
          ...site.SITE_PASSED.flatMap((path) => block(`location ^~ ${path}`, proxy(patience.call))),
          '# A call that never reached the backend had no effect, and the response says so.',
          ...block('location @no_response', [
            ...apiHeaders,
            'default_type application/json;',
            `if ($was_reached = no) { return 503 '{"message":"${notReached}"}'; }`,
            'return 502;',
          ]),
        ];

  const files = [
    ...block(`location ^~ /assets/`, [`root ${assets};`, 'try_files $uri =404;', ...headersOfKind('asset')]),
    ...block('location = /sw.js', [`root ${pages};`, ...headersOfKind('worker')]),
    ...block(`location ~ ${kind('manifest').path}`, ['try_files $uri =404;', ...headersOfKind('manifest')]),
    '# Addresses of the backend that are not passed on are no pages.',
    ...block(`location ~ ${reserved}`, ['return 404;']),
    '# Pages and compressed copies have no address of their own.',
    ...block(String.raw`location ~ \.(?:html|gz|br)$`, ['return 404;']),
    ...block(`location ~ ${kind('file').path}`, ['try_files $uri =404;', ...headersOfKind('file')]),
    "# nginx's own ETag is of time and size, which pages of two languages can share.",
    ...block('location /', [
      `root ${pages};`,
      'etag off;',
      'add_header etag $page_tag;',
      'if ($http_if_none_match = $page_tag) { return 304; }',
      'try_files $page =404;',
      ...headersOfKind('page'),
    ]),
    ...block('location @missing', [
      'types { }',
      'default_type text/plain;',
      ...apiHeaders,
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
    '# No path is logged: it may contain a password (GET /api/autoLogin).',
    ...failureLog(),
    'sendfile on;',
    'tcp_nopush on;',
    'keepalive_timeout 65s;',
    'client_body_timeout 60s;',
    'client_header_timeout 15s;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${site.SITE_FOLDER}/temp/${name};`,
    ),
    'gzip_static on;',
    ...(site.SITE_BROTLI ? ['brotli_static on;'] : []),
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_types application/json;',
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
    ...map('$http_upgrade $connection_upgrade', [
      ['default', 'upgrade'],
      ["''", "''"],
    ]),
    ...map('$upstream_connect_time $was_reached', [
      ['default', 'yes'],
      ["''", "''"],
      ['"-"', 'no'],
    ]),
    ...block('server', [
      `listen ${site.SITE_LISTEN}${hasTls ? ' ssl http2' : ''};`,
      `server_name ${site.SITE_NAME};`,
      ...(hasTls
        ? [
            `ssl_certificate ${site.SITE_CERTIFICATE};`,
            `ssl_certificate_key ${site.SITE_KEY};`,
            'ssl_protocols TLSv1.2 TLSv1.3;',
            'ssl_session_cache shared:tls:1m;',
          ]
        : []),
      `root ${site.SITE_BUILD};`,
      'client_max_body_size 1m;',
      'error_page 404 = @missing;',
      ...files,
      ...backend,
    ]),
  ];

  return [
    '# Written by deploy/site.ts; each start of the site replaces it.',
    ...(site.SITE_BROTLI ? ['load_module modules/ngx_http_brotli_static_module.so;'] : []),
    'worker_processes auto;',
    `worker_shutdown_timeout ${shutdown}s;`,
    `pid ${site.SITE_FOLDER}/nginx.pid;`,
    'error_log stderr notice;',
    ...block('events', ['worker_connections 1024;']),
    ...block('http', http),
    '',
  ].join('\n');
}
