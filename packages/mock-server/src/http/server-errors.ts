/** Errors of Fastify and Node before routing, in the shape of other errors. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Operation } from '@wallet/contract';
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import { serializeResponse, writeResponse, jsonType, textOf } from './response-writer.ts';
import { toErrorResponse, malformedBody, notFound, errorResponse, type PlainResponse } from './http-error.ts';
import { securityHeaders } from './headers.ts';
import { ControlError } from '../world/control-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared call a route serves. */
    readonly operation?: Operation;
  }
}

/** Sends a response outside of any route. */
export const sendResponse = (response: PlainResponse, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers(securityHeaders);
  writeResponse(serializeResponse(response), request, reply);
};

/** The error handler, for errors inside routes and of the framework. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof ControlError) return void reply.code(error.status).send({ message: error.message });
  const response = toErrorResponse(error, request.routeOptions.config.operation);
  if (response.status >= 500) request.log.error(error);
  sendResponse(response, request, reply);
}

export const handleNotFound = (request: FastifyRequest, reply: FastifyReply): void =>
  sendResponse(toErrorResponse(notFound()), request, reply);

/** Sends the response for malformed requests and for oversized headers. */
export function handleClientError(_error: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const complete = serializeResponse(toErrorResponse(malformedBody()));
  const headers = { 'content-type': jsonType, 'content-length': complete.bytes.length, connection: 'close' };
  const lines = Object.entries({ ...headers, ...securityHeaders }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(
    `HTTP/1.1 ${complete.status} ${STATUS_CODES[complete.status]}\r\n${lines.join('\r\n')}\r\n\r\n${textOf(complete)}`,
  );
}

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
