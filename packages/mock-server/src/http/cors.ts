/** Pages of other origins that may call this server: `--allow-origin`. */
import { idempotencyHeader, markerHeader } from '@wallet/contract/c';
import type { FastifyInstance } from 'fastify';
import { worldHeader } from './caller.ts';

/** Request headers a page of another origin may send. */
const requestHeaders = [
  'accept-language',
  'authorization',
  'content-type',
  markerHeader.name,
  idempotencyHeader,
  worldHeader,
].join(', ');

/** Seconds a browser may keep the answer to a preflight; Chromium keeps it no longer. */
const preflightAge = 7_200;

/** Lets pages of these origins call: preflights are answered, answers may be read, pictures shown. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    // A picture is asked for without an origin.
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
