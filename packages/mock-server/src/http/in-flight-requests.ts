/** Tracks requests in flight, so that a stopping server can finish them and refuse new ones. */
import type { IncomingMessage } from 'node:http';
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
  const inFlight = new Set<IncomingMessage>();
  let isStopping = false;
  let whenIdle: (() => void) | undefined;
  const leave = (request: IncomingMessage): void => {
    inFlight.delete(request);
    if (inFlight.size === 0) whenIdle?.();
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (isStopping) {
      reply.header('connection', 'close');
      return sendAnswer(errorAnswer('INTERNAL_SERVER_ERROR', 503), request, reply);
    }
    inFlight.add(request.raw);
    reply.raw.once('close', () => leave(request.raw));
    done();
  });
  return {
    stop: () => void (isStopping = true),
    idle: () => new Promise((resolve) => (inFlight.size === 0 ? resolve() : (whenIdle = resolve))),
  };
}
