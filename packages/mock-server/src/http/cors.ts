/** CORS for the origins of `--allow-origin`. */
import { idempotencyHeader, markerHeader } from '@wallet/contract/c';
import type { FastifyInstance } from 'fastify';
import { worldHeader } from './caller.ts';

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
