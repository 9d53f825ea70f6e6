import { alikeHeaders, apiPolicy } from '@wallet/deploy/headers';
import type { FastifyInstance } from 'fastify';

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
