/** Headers of every answer, and what a page may load and do (quality: injection and navigation). */
import { originsOf } from './settings-block.ts';
import type { StartSettings } from './settings.ts';

/** Of every answer, errors included. */
export const alikeHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
} as const;

/** An answer that is no page loads nothing. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A file of the app: a worker lives by the policy of its own file, and fetches its own. */
export const filePolicy = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'";

const orNone = (sources: readonly string[]): string => (sources.length === 0 ? "'none'" : sources.join(' '));

/** Where a page reports to, when that is another origin. */
const reportOrigin = (address: string): string[] =>
  /^https?:/.test(address) ? [new URL(address).origin] : [];

/** A socket counts by a scheme of its own. */
const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * Returns what a page of the app may load and do. Styles may be inline: the pages are files, so there is no place for a
 * nonce (the accepted weaker form for static hosting); scripts may not.
 */
export function pagePolicy(settings: StartSettings): string {
  const origins = originsOf(settings);
  const { APP_IMAGE_HOSTS: imageHosts, APP_GAME_HOSTS: gameHosts, APP_CHAT_SOCKET: socket } = settings;
  const connections = [
    ...origins,
    ...(socket ? [socketOf(socket)] : []),
    ...reportOrigin(settings.APP_REPORT_TO),
  ];
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': ["'self'", 'data:', 'blob:', ...origins, ...imageHosts].join(' '),
    'font-src': "'self'",
    'media-src': ["'self'", 'blob:', ...origins, ...imageHosts].join(' '),
    'connect-src': ["'self'", ...new Set(connections)].join(' '),
    'frame-src': orNone(gameHosts),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    // Some games open by a form that is sent to their provider.
    'form-action': orNone(gameHosts),
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default dompurify app-html',
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
