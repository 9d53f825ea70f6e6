/** Tracks requests in flight, so that a stopping server can finish them and reject new ones. */
import type { FastifyInstance } from 'fastify';
import { errorResponse } from './http-error.ts';
import { sendResponse } from './server-errors.ts';

/** Counts the requests in flight, and rejects new ones with 503 once the server stops. */
export interface InFlightRequests {
  /** Rejects every new request with 503 from now on. */
  stop(): void;
  /** Resolves when no request is in flight. */
  readonly idle: () => Promise<void>;
}

export function trackInFlightRequests(app: FastifyInstance): InFlightRequests {
  let count = 0;
  let isStopping = false;
  let whenIdle: (() => void) | undefined;
  const leave = (): void => {
    count--;
    if (count === 0) whenIdle?.();
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (isStopping) {
      reply.header('connection', 'close');
      return sendResponse(errorResponse('INTERNAL_SERVER_ERROR', 503), request, reply);
    }
    count++;
    reply.raw.once('close', leave);
    done();
  });
  return {
    stop: () => void (isStopping = true),
    idle: () => new Promise((resolve) => (count === 0 ? resolve() : (whenIdle = resolve))),
  };
}
