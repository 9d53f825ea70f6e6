/** Headers of every response, and the content security policies of pages and files. */
import { createHash } from 'node:crypto';
import { originsOf } from './settings-block.ts';
import type { StartSettings } from './settings.ts';

/** Headers of every response, errors included. */
export const alikeHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
} as const;

/** The header of requests that a site passes on to the simulator of a team: one without keys refuses control. */
export const teamHeader = 'x-mock-team';

export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a file of the app; the service worker runs under that of its own file. */
export const filePolicy = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'";

const orNone = (sources: readonly string[]): string => (sources.length === 0 ? "'none'" : sources.join(' '));

/** The origin that receives reports, if it is another one. */
const reportOrigin = (address: string): string[] =>
  /^https?:/.test(address) ? [new URL(address).origin] : [];

/** Policies list sockets with their own scheme. */
const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/** Returns the sources that allow the inline scripts of pages, by the hash of their text. */
export const inlineScripts = (pages: string): readonly string[] => [
  ...new Set(
    [...pages.matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
];

/**
 * Returns the policy of the built pages. Styles may be inline, because a static page has no nonce (accepted for static
 * hosting); of scripts only those of these pages, by their hash.
 */
export function pagePolicy(settings: StartSettings, pages: string): string {
  const origins = originsOf(settings);
  const { APP_IMAGE_HOSTS: imageHosts, APP_GAME_HOSTS: gameHosts, APP_CHAT_SOCKET: socket } = settings;
  const connections = [
    ...origins,
    ...(socket ? [socketOf(socket)] : []),
    ...reportOrigin(settings.APP_REPORT_TO),
  ];
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...inlineScripts(pages)].join(' '),
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
    // Some games open through a form of their provider.
    'form-action': orNone(gameHosts),
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default dompurify app-html',
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
