/** The real-time socket, attached to the HTTP server without a plugin (decisions 16). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chatEvents } from '@wallet/contract/chat';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { ClientAddress } from '../http/client-address.ts';
import { securityHeaders } from '../http/headers.ts';
import { isForThisHost, isFromAllowedPage } from '../http/host.ts';
import { createConnections, type ConnectionsOptions } from './connections.ts';
import { connectErrorMessage, type SocketSession } from './socket-auth.ts';

/** Maximum size of a client message in bytes. */
export const largestMessage = 16 * 1024;

export const socketPath = '/socket.io/';

/** Timeout of the handshake in milliseconds. */
const handshakeTime = 10_000;

export interface SocketOptions extends ConnectionsOptions {
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly clientAddress: ClientAddress;
}

/** Attaches the socket. Disconnects every client before the server closes. */
export function attachSocket(app: FastifyInstance, options: SocketOptions): void {
  const { allowedHosts, allowedOrigins, clientAddress } = options;
  const pages = { hosts: allowedHosts, origins: allowedOrigins };
  const io = new Server(app.server, {
    path: socketPath,
    // other-protocols.ts handles other upgrades.
    destroyUpgrade: false,
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    connectTimeout: handshakeTime,
    allowRequest: (request, decide) =>
      decide(null, isForThisHost(request, allowedHosts) && isFromAllowedPage(request.headers, pages)),
    ...(allowedOrigins.length > 0 && { cors: { origin: [...allowedOrigins] } }),
  });
  io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    next();
  });
  const connections = createConnections(options);
  const sessions = new WeakMap<Socket, SocketSession>();

  io.use((socket, next) => {
    const { headers, auth } = socket.handshake;
    const ip = clientAddress(socket.request);
    connections
      .authorize({ headers, auth, ip })
      .then((session) => void sessions.set(socket, session))
      .then(
        () => next(),
        (error: unknown) => next(new Error(connectErrorMessage(error))),
      );
  });

  io.on('connection', (socket) => {
    const session = sessions.get(socket);
    const connection =
      session &&
      connections.accept(session, {
        send: (conversation) => void socket.emit(chatEvents.messaging.name, conversation),
        disconnect: () => void socket.disconnect(true),
      });
    if (!connection) return void socket.disconnect(true);
    socket.on('disconnect', connection.leave);
    socket.use((_event, next) => {
      if (connection.takeTurn()) next();
    });
    socket.on(chatEvents.join.name, connection.join);
  });

  app.addHook('preClose', (done) => {
    connections.close();
    io.disconnectSockets(true);
    io.engine.close();
    done();
  });
}
