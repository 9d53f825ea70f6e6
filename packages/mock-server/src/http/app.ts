/** The Fastify instance that all plugins share: errors in the one shape, headers, hosts and origins. */
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { allowOrigins } from './cors.ts';
import { sendSecurityHeaders } from './headers.ts';
import { refuseForeignHosts } from './host.ts';
import type { LogStream } from './log.ts';
import { loggerOf } from './log.ts';
import { answerError, answerUnreadable } from './server-errors.ts';

export interface AppOptions {
  /** Host names by which this server may be called, besides those of this machine. */
  readonly allowedHosts: readonly string[];
  /** Origins whose pages may call this server. */
  readonly allowedOrigins: readonly string[];
  /** Milliseconds a request may take to arrive. */
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
    // Its 503 has another body than errors of the contract; see in-flight-requests.ts.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerError,
    routerOptions: { maxParamLength: 200 },
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  sendSecurityHeaders(app);
  refuseForeignHosts(app, allowedHosts);
  allowOrigins(app, allowedOrigins);
  return app;
}
