/** Settings of the web server (deploy/site.ts). */
import { resolve, sep } from 'node:path';
import * as z from 'zod';
import {
  isAddress,
  isFree,
  onOff,
  readSettings,
  setting,
  startSettings,
  words,
  type Environment,
} from './settings.ts';

/** An absolute path. nginx reads quotation marks, variables and escapes in it, so it has none. */
const path = z
  .string()
  .min(1)
  .transform((text) => resolve(text))
  .pipe(z.string().regex(/^[^"$\\\n\r]+$/));
const optional = z.union([z.literal(''), path]).default('');
const listen = /^(?:(?:\d+(?:\.\d+){3}|\[[\da-f:]+\]):)?[1-9]\d{0,4}$/;
const isPlace = (text: string) => isAddress(`http://${text.includes(':') ? '' : 'any:'}${text}`);
const place = z.string().regex(listen).refine(isPlace);
const backend = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::[1-9]\d{0,4})?$/;
/** nginx compares a certificate with names only. */
const isChecked = (text: string) => !/^https:\/\/[\d.]+(?::\d+)?$/.test(text);
/** The control calls of the mock backend trust this machine, and behind a proxy every call comes from it. */
const controlCalls = '/_mock/v1/';
const holdsControl = (one: string) => controlCalls.startsWith(one) || one.startsWith(controlCalls);
const network = z.union([z.cidrv4(), z.cidrv6()]).refine((text) => !text.endsWith('/0'));
const passed = z
  .string()
  // nginx resolves dot segments.
  .regex(/^(?:\/\.?\w[\w.-]*)+\/$/)
  .refine((one) => !holdsControl(one) && isFree(one) && !['/api/', '/socket.io/'].includes(one));
const isUnique = (texts: readonly string[]) => new Set(texts).size === texts.length;

/** Settings of the server, by the name of their variable. */
export const siteSettings = {
  SITE_BUILD: setting(path, { about: 'The folder of the built app.', example: '/srv/wallet/thailand' }),
  SITE_FOLDER: setting(path, {
    about:
      'The folder of this site alone, outside that of the build, for what a start writes: pages, configuration, and the files of earlier builds for open tabs.',
    example: '/var/lib/wallet-site',
  }),
  SITE_LISTEN: setting(words.pipe(z.array(place).min(1)).default(['8080']), {
    about:
      'The ports to listen on, with spaces between them. A port alone is at all IPv4 addresses, `[::]:443` at all of IPv6.',
    example: '443 [::]:443',
  }),
  SITE_CERTIFICATE: setting(optional, {
    about:
      'The file of the TLS certificate with its chain; empty is HTTP/1.1 without TLS, for a balancer in front.',
    example: '/etc/tls/site.crt',
  }),
  SITE_KEY: setting(optional, { about: 'The file of the certificate’s key.', example: '/etc/tls/site.key' }),
  SITE_BACKEND: setting(
    z.union([z.literal(''), z.string().regex(backend).refine(isAddress).refine(isChecked)]).default(''),
    {
      about:
        'The backend that `/api/`, `/socket.io/` and the paths of `SITE_PASSED` are passed to; empty where it has an origin of its own. With https it has a name, no IP address: its certificate is checked before anything is sent.',
      example: 'https://backend.example',
    },
  ),
  SITE_BACKEND_TRUST: setting(path.default('/etc/ssl/certs/ca-certificates.crt'), {
    about:
      'The file of the certificates, in PEM, that the one of an https backend has to be signed by; unset, those of the system.',
    example: '/etc/tls/backend-ca.crt',
  }),
  SITE_PASSED: setting(words.pipe(z.array(passed).refine(isUnique)).default([]), {
    about:
      'Further paths that are passed to the backend as they are, with spaces between them; no control calls.',
    example: '/_mock/picture/ /_mock/upload/',
  }),
  SITE_TRUSTED_PROXIES: setting(words.pipe(z.array(network)).default([]), {
    about:
      'Networks of the balancers in front, with spaces between them: their `X-Forwarded-For` and `X-Forwarded-Proto` count. Unset, none is trusted, and the client is the one that connects.',
    example: '10.0.0.0/8 fd00::/8',
  }),
  SITE_SIMULATOR: setting(onOff.default(false), {
    about:
      'Whether the backend is a simulator with `--team`, whose console and control calls have the address of the app; needs `SITE_BACKEND`. A simulator without a team refuses them.',
    example: 'on',
  }),
  SITE_BROTLI: setting(onOff.default(false), {
    about:
      'Whether nginx has `ngx_http_brotli_static_module` (Debian: libnginx-mod-http-brotli-static), and sends `.br` files.',
    example: 'on',
  }),
} as const;

const site = z.object(siteSettings).superRefine((settings, context) => {
  const { SITE_BUILD, SITE_FOLDER, SITE_CERTIFICATE, SITE_KEY, SITE_BACKEND } = settings;
  const needsBackend = settings.SITE_SIMULATOR || settings.SITE_PASSED.length > 0;
  if (needsBackend && SITE_BACKEND === '') context.addIssue({ code: 'custom', path: ['SITE_BACKEND'] });
  if (`${SITE_FOLDER}${sep}`.startsWith(`${SITE_BUILD}${sep}`))
    context.addIssue({ code: 'custom', path: ['SITE_FOLDER'] });
  if ((SITE_CERTIFICATE === '') !== (SITE_KEY === ''))
    context.addIssue({ code: 'custom', path: [SITE_KEY === '' ? 'SITE_KEY' : 'SITE_CERTIFICATE'] });
});

export type SiteSettings = z.output<typeof site>;

/** Reads the settings of the server. Requires the stage: the default, demo, has no link secret. */
export const readSiteSettings = (environment: Environment): SiteSettings =>
  readSettings(
    z.intersection(site, z.object({ APP_STAGE: startSettings.APP_STAGE.unwrap() })),
    { ...siteSettings, APP_STAGE: startSettings.APP_STAGE },
    environment,
  );
