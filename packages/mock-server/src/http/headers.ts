import { addressOf } from '../domains/game/provider.ts';

/**
 * Headers of every answer, errors included (quality: injection and navigation). What is no page loads nothing; pages,
 * pictures and uploads have a policy of their own.
 */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
} as const;

/** What the service worker may do: fetch what is its own, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'";

/**
 * What a page of the app may load and do. Styles may be inline: the pages are files, so there is no place for a nonce
 * (the accepted weaker form for static hosting); scripts may not. Pictures of other hosts are those that the page names.
 */
export const contentSecurityPolicy = (imageHosts: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...imageHosts].join(' ')}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    // Games inside the app, for builds that want them there.
    `frame-src ${addressOf('*')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify app-html',
  ].join('; ');
