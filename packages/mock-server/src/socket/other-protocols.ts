/** Requests that offer an upgrade such as `h2c`. The server ignores the offer and responds in HTTP/1.1. */
import { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { socketPath } from './socket.ts';

/** Headers of the offer, which the second parse must not see. */
const hopHeaders = /^(?:connection|upgrade|http2-settings)$/i;

/** Node stops parsing HTTP after an upgrade request, so the request is parsed again without the offer. */
export function ignoreOtherProtocols({ server }: FastifyInstance): void {
  server.on('upgrade', (request: IncomingMessage, connection: Duplex, rest: Buffer) => {
    if (request.url?.startsWith(socketPath)) return;
    const { method, url, rawHeaders } = request;
    const lines = [`${method} ${url} HTTP/1.1`, 'connection: close'];
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (!hopHeaders.test(rawHeaders[at] ?? '')) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
    connection.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), rest]));
    server.emit('connection', connection);
  });
}
