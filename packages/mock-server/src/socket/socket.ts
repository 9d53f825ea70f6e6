/** The real-time socket, attached by hand to the server that listens. */
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { worldIdOf } from '../http/caller.ts';
import type { Worlds } from '../world/worlds.ts';

/** The largest message a client may send, in bytes. */
const largestMessage = 16 * 1024;

export interface SocketServer {
  /** Disconnects everybody; nobody comes back. */
  close(): void;
  /** Disconnects the sockets of one world. */
  closeWorld(id: string): void;
}

export function attachSocket(server: HttpServer, worlds: Worlds): SocketServer {
  const io = new Server(server, { serveClient: false, maxHttpBufferSize: largestMessage });
  io.use((socket, next) => {
    const id = worldIdOf(socket.request.headers);
    if (!worlds.get(id)) return next(new Error('NO_DATA'));
    void socket.join(worldRoom(id));
    next();
  });
  return {
    close: () => {
      io.disconnectSockets(true);
      io.engine.close();
    },
    closeWorld: (id) => io.in(worldRoom(id)).disconnectSockets(true),
  };
}

const worldRoom = (id: string): string => `world:${id}`;
