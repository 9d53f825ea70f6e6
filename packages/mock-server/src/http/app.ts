/** The Fastify instance that all plugins share: error handling, headers, hosts and origins. */
import fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { allowOrigins, sendSecurityHeaders } from './headers.ts';
import { rejectForeignHosts } from './host.ts';
import { handleError, handleClientError } from './server-errors.ts';
import { redact } from '../world/redaction.ts';

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
    // Fastify's 503 has another body than errors of the contract; see server-errors.ts.
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

/** The destination of the lines, for example `process.stderr`. */
export interface LogStream {
  write(line: string): void;
}

/** Returns the logger options for a stream; without one the logger is off. */
export const loggerOf = (stream: LogStream | undefined): NonNullable<FastifyServerOptions['logger']> =>
  stream !== undefined && {
    stream,
    serializers: {
      // A URL may contain a phone number or a password, a route pattern never does.
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? '[unknown]' }),
      // The first line of a stack repeats the message, so it is cut.
      err: ({ name, message, stack = '' }: Error) =>
        redact({ type: name, message, stack: stack.replace(/^.*\n/, '') }, 'log') as never,
    },
  };
