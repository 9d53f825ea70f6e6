/** The part of nginx's configuration about the client: its address and scheme, by trusted proxies only. */
import { block, map } from './nginx-syntax.ts';
import type { SiteSettings } from './site-settings.ts';

/** Returns the directives inside `http`: `$remote_addr` is the client, `$proto` the scheme that it used. */
export const clientDirectives = ({ SITE_TRUSTED_PROXIES: proxies }: SiteSettings): string[] => [
  ...proxies.map((network) => `set_real_ip_from ${network};`),
  'real_ip_header X-Forwarded-For;',
  'real_ip_recursive on;',
  ...block('geo $realip_remote_addr $is_trusted', [
    'default 0;',
    ...proxies.map((network) => `${network} 1;`),
  ]),
  ...map('"$is_trusted $http_x_forwarded_proto" $proto', [
    ['default', '$scheme'],
    ['"1 https"', 'https'],
  ]),
  ...map('$proto $hsts', [
    ['default', "''"],
    ['https', '"max-age=31536000"'],
  ]),
];

/** Headers that a backend could take for the client's address or host, if the client sent them. */
const forged = [
  'Forwarded',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'X-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
];

/** The directives of a passed request: the client's own headers are replaced, never continued. */
export const clientHeaders: readonly string[] = [
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Real-IP $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $proto;',
  ...forged.map((name) => `proxy_set_header ${name} "";`),
];
