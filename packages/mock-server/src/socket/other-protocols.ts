/** Requests that offer another protocol, as `h2c`: they are answered in HTTP/1.1, as a server may that does not speak it. */
import { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { socketPath } from './socket.ts';

/** The connection belongs to the answer: the offer is not made twice. */
const hopHeaders = /^(?:connection|upgrade|http2-settings)$/i;

/** Node ends the reading of HTTP at such a request, so it is put back without the offer and read again. */
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
