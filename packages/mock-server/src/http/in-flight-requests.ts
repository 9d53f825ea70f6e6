/** Tracks requests in flight, so that a stopping server can finish them and refuse new ones. */
import type { FastifyInstance } from 'fastify';
import { errorAnswer } from './http-error.ts';
import { sendAnswer } from './server-errors.ts';

/** Counts the requests that are being answered, and turns new ones away once the server stops (503). */
export interface InFlightRequests {
  /** From now on every new request is answered 503. */
  stop(): void;
  /** Done when nothing is being answered any more. */
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
      return sendAnswer(errorAnswer('INTERNAL_SERVER_ERROR', 503), request, reply);
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
