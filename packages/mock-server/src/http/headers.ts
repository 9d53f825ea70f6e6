import { alikeHeaders, apiPolicy } from '@wallet/deploy/headers';
import type { FastifyInstance } from 'fastify';
import { idempotencyHeader, markerHeader } from '@wallet/contract/c';
import { worldHeader } from './caller.ts';

/**
 * Headers of every response, errors included (quality: injection and navigation). Pages, files, pictures and uploads
 * have their own policies; everything else loads nothing.
 */
export const securityHeaders = {
  'content-security-policy': apiPolicy,
  ...alikeHeaders,
  'cache-control': 'no-store',
} as const;

export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(securityHeaders);
    done();
  });
}

const requestHeaders = [
  'accept-language',
  'authorization',
  'content-type',
  markerHeader.name,
  idempotencyHeader,
  worldHeader,
].join(', ');

/** Seconds for which browsers may cache a preflight response; the maximum of Chromium. */
const preflightAge = 7_200;

/** Allows these origins to send requests, read responses and show pictures. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    // Requests for pictures have no origin.
    void reply.headers({ vary: 'origin', 'cross-origin-resource-policy': 'cross-origin' });
    if (origin === undefined || !origins.includes(origin)) return done();
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after',
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return done();
    void reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': preflightAge,
      })
      .send();
  });
}
