/** The part of nginx's configuration about the backend. */
import { operations } from '@wallet/contract';
import { chatLimits } from '@wallet/contract/chat';
import { notReached } from '@wallet/contract/errors';
import { alikeHeaders, apiPolicy, teamHeader } from './headers.ts';
import { clientHeaders } from './nginx-client.ts';
import { block, map, quoted } from './nginx-syntax.ts';
import type { StartSettings } from './settings.ts';
import type { SiteSettings } from './site-settings.ts';

/** Returns the directives that add headers, after those of every response. */
export type AddHeaders = (more: Readonly<Record<string, string>>) => string[];

/** Further headers of a page that nginx makes itself. */
export const pageOfNginx = { 'cache-control': 'no-store', 'content-security-policy': apiPolicy } as const;

/** Seconds a call may take: longer than the app waits (spec 7), so that the app times out first. */
const patience = { call: 65, upload: 310 };

/** Seconds without an event after which nginx closes a stream of the simulator; its console opens it again. */
const streamPatience = 3_600;

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024) + 1}m`;

/** Returns the paths that files are uploaded to, with their limit; of two calls with one path, that of films. */
const uploadsOf = ({ SITE_PASSED: passed }: SiteSettings, { APP_CALLS: calls }: StartSettings) => {
  const uploads = operations.filter(({ metadata }) => metadata.timeout === 'upload');
  const limits = uploads.map(({ id, path }): [string, string] => [
    calls[id]?.path ?? path,
    megabytes(path.endsWith('video') ? chatLimits.videoBytes : chatLimits.imageBytes),
  ]);
  const isPassed = ([path]: [string, string]) => ['/api/', ...passed].some((one) => path.startsWith(one));
  return [...new Map(limits.filter(isPassed))];
};

/** The maps for the locations of the backend. */
export const backendMaps: readonly string[] = [
  ...map('$http_upgrade $connection_upgrade', [
    ['default', 'upgrade'],
    ["''", "''"],
  ]),
  ...map('$upstream_connect_time $was_reached', [
    ['default', 'yes'],
    ["''", "''"],
    ['"-"', 'no'],
  ]),
  '# A response of the backend has these itself.',
  ...map('$upstream_status $own_cache', [
    ['default', "''"],
    ["''", pageOfNginx['cache-control']],
  ]),
  ...map('$upstream_status $own_policy', [
    ['default', "''"],
    ["''", `"${apiPolicy}"`],
  ]),
];

/** Returns the locations of the backend; it gets reports, too, if their address is a path. */
export function backendLocations(site: SiteSettings, settings: StartSettings, headers: AddHeaders): string[] {
  const { APP_REPORT_TO: reportTo } = settings;
  if (site.SITE_BACKEND === '') return [];
  const proxy = (seconds: number): string[] => [
    `proxy_pass ${site.SITE_BACKEND};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    ...clientHeaders,
    'proxy_connect_timeout 5s;',
    `proxy_send_timeout ${seconds}s;`,
    `proxy_read_timeout ${seconds}s;`,
  ];
  const { protocol, hostname } = new URL(site.SITE_BACKEND);
  const trust =
    protocol === 'https:'
      ? [
          '# Nothing is sent to a backend before its certificate and name are checked.',
          'proxy_ssl_verify on;',
          `proxy_ssl_trusted_certificate ${quoted(site.SITE_BACKEND_TRUST)};`,
          'proxy_ssl_verify_depth 4;',
          'proxy_ssl_server_name on;',
          `proxy_ssl_name ${hostname};`,
          'proxy_ssl_protocols TLSv1.2 TLSv1.3;',
        ]
      : [];
  const apiHeaders = headers(pageOfNginx);
  const hide = (headers: object) => Object.keys(headers).map((name) => `proxy_hide_header ${name};`);
  const alike = hide({ ...alikeHeaders, 'strict-transport-security': '' });
  const own = [...alike, ...hide(pageOfNginx), ...apiHeaders];
  const called = (seconds: number): string[] => [
    ...proxy(seconds),
    ...own,
    'error_page 502 504 = @no_response;',
  ];
  const passed = (seconds: number): string[] => [
    ...proxy(seconds),
    ...alike,
    ...headers({ 'cache-control': '$own_cache', 'content-security-policy': '$own_policy' }),
    'error_page 502 504 = @no_response;',
  ];

  return [
    ...trust,
    '# nginx never repeats a call at another server, nor one that APP_CALLS gives a passed path.',
    'proxy_next_upstream off;',
    ...block('location ^~ /api/', called(patience.call)),
    ...uploadsOf(site, settings).flatMap(([path, most]) =>
      block(`location = ${path}`, [
        `client_max_body_size ${most};`,
        `client_body_timeout ${patience.upload}s;`,
        'proxy_request_buffering off;',
        ...called(patience.upload),
      ]),
    ),
    '# The socket of the chat, with a ping at least every 25 seconds.',
    ...block('location ^~ /socket.io/', [
      ...proxy(patience.call),
      'proxy_set_header Upgrade $http_upgrade;',
      'proxy_set_header Connection $connection_upgrade;',
      ...own,
    ]),
    ...(site.SITE_SIMULATOR
      ? [
          '# The simulator of a team. One without keys refuses control calls with this header.',
          ...block('location ^~ /_mock/', [
            ...passed(streamPatience),
            `proxy_set_header ${teamHeader} required;`,
            'proxy_buffering off;',
            'client_max_body_size 64m;',
          ]),
        ]
      : []),
    ...site.SITE_PASSED.flatMap((path) => block(`location ^~ ${path}`, passed(patience.call))),
    ...(reportTo.startsWith('/')
      ? ['# Reports of the app.', ...block(`location = ${reportTo}`, passed(patience.call))]
      : []),
    '# A call that never reached the backend had no effect, and the response says so.',
    ...block('location @no_response', [
      ...apiHeaders,
      'default_type application/json;',
      `if ($was_reached = no) { return 503 '{"message":"${notReached}"}'; }`,
      'return 502;',
    ]),
  ];
}
