/** Writes responses: complete, or broken like by a network or a proxy. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlainResponse } from './http-error.ts';
import { writeJson } from './json-writer.ts';

export interface CompleteResponse {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A broken connection: before the response, or within its body. */
export interface BrokenResponse {
  readonly cut: 'reset' | 'close' | 'hang' | 'truncate';
  readonly complete: CompleteResponse;
}

export type OutgoingResponse = CompleteResponse | BrokenResponse;

export const jsonType = 'application/json; charset=utf-8';

export const serializeResponse = ({ status, body, headers }: PlainResponse): CompleteResponse => ({
  status,
  bytes: writeJson(body),
  ...(headers && { headers }),
});

export const textOf = ({ bytes }: CompleteResponse): string => new TextDecoder().decode(bytes);

/** Sends a response, or breaks the connection. Injected requests, which have no connection, fail in the same way. */
export function writeResponse(
  response: OutgoingResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if ('cut' in response) return breakConnection(response, request, reply);
  const { status, bytes, headers } = response;
  reply.code(status).header('content-type', jsonType);
  if (headers) reply.headers(headers);
  reply.send(bytes);
}

function breakConnection(
  { cut, complete }: BrokenResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.hijack();
  const { raw } = reply;
  // An injected request has no connection.
  const socket = 'destroySoon' in request.raw.socket ? request.raw.socket : undefined;
  switch (cut) {
    case 'hang':
      // An injected request has no socket that could hang.
      if (!socket) raw.destroy(new Error('The answer never comes.'));
      return;
    case 'reset':
      if (socket) socket.resetAndDestroy();
      else raw.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
      return;
    case 'close':
      if (socket) socket.destroy();
      else raw.destroy();
      return;
    case 'truncate': {
      const { status, bytes } = complete;
      raw.writeHead(status, { 'content-type': jsonType, 'content-length': bytes.length });
      raw.write(bytes.subarray(0, bytes.length >> 1), () => (socket ? socket.destroySoon() : raw.destroy()));
    }
  }
}
