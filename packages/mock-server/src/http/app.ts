/** The Fastify instance that all plugins share: error handling, headers, hosts and origins. */
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { allowOrigins } from './cors.ts';
import { sendSecurityHeaders } from './headers.ts';
import { rejectForeignHosts } from './host.ts';
import type { LogStream } from './log.ts';
import { loggerOf } from './log.ts';
import { handleError, handleClientError } from './server-errors.ts';

export interface AppOptions {
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  /** Request timeout in milliseconds. */
  readonly requestTime: number;
  readonly log: LogStream | undefined;
}

export function createApp({ allowedHosts, allowedOrigins, requestTime, log }: AppOptions): FastifyInstance {
  const app = fastify({
    logger: loggerOf(log),
    forceCloseConnections: true,
    requestTimeout: requestTime,
    http: {
      headersTimeout: Math.min(requestTime, 60_000),
      connectionsCheckingInterval: Math.min(requestTime, 30_000),
    },
    // Fastify's 503 has another body than errors of the contract; see in-flight-requests.ts.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    clientErrorHandler: handleClientError,
    frameworkErrors: handleError,
    routerOptions: { maxParamLength: 200 },
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleError);
  sendSecurityHeaders(app);
  rejectForeignHosts(app, allowedHosts);
  allowOrigins(app, allowedOrigins);
  return app;
}
