/** Tracks requests in flight, so that a stopping server can finish them and reject new ones. */
import type { FastifyInstance } from 'fastify';
import { errorResponse } from './http-error.ts';
import { sendResponse } from './server-errors.ts';

export function trackInFlightRequests(app: FastifyInstance) {
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
    /** Rejects every new request with 503 from now on. */
    stop: (): void => void (isStopping = true),
    /** Resolves when no request is in flight. */
    idle: (): Promise<void> => new Promise((resolve) => (count === 0 ? resolve() : (whenIdle = resolve))),
  };
}
