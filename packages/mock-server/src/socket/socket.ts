/** The real-time socket, attached by hand to the server that listens (decisions 16). */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { chatEvents } from '@wallet/contract/chat';
import type { Socket } from 'socket.io';
import { Server } from 'socket.io';
import type { RoomOwner } from '../domains/chat/room.ts';
import { securityHeaders } from '../http/headers.ts';
import { isForThisHost, isFromOwnPage } from '../http/host.ts';
import type { AuthGuard } from '../http/pipeline.ts';
import type { Persistence } from '../persistence/persistence.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import type { SocketSession, ConnectionRequest } from './socket-auth.ts';
import {
  authorizeConnection,
  isStillAuthorized,
  connectErrorMessage,
  worldOfConnection,
} from './socket-auth.ts';
import type { Subscribers, Subscriber } from './subscribers.ts';
import { createSubscribers } from './subscribers.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { SocketEvent, Waiting } from './socket-fault.ts';
import { effectsOn, waitFor } from './socket-fault.ts';

/** The largest message a client may send, in bytes. */
export const largestMessage = 16 * 1024;

/** Milliseconds a connection may take to say who it is. */
const handshakeTime = 10_000;

/** The event rate of one connection: a burst, then so many per second. */
export const eventRate = { burst: 20, perSecond: 2 } as const;

/** Whether a connection may join a room of that name. */
export type MayJoin = (owner: RoomOwner, name: string) => boolean;

export interface SocketOptions extends Waiting {
  readonly worlds: Worlds;
  readonly authGuard: AuthGuard;
  readonly mayJoin: MayJoin;
  readonly persistence: Persistence;
  /** Host names by which this server may be called, besides those of this machine. */
  readonly allowedHosts: readonly string[];
  /** Origins whose pages may connect, besides this server's own. */
  readonly allowedOrigins: readonly string[];
}

export interface SocketServer {
  /** Disconnects everybody; nobody comes back. */
  close(): void;
  /** Disconnects the sockets of one world. */
  closeWorld(world: World): void;
}

const memberIdOf = (owner: RoomOwner) => ('memberId' in owner ? { memberId: owner.memberId } : {});

export function attachSocket(server: HttpServer, options: SocketOptions): SocketServer {
  const { worlds, authGuard, mayJoin, persistence, allowedHosts, allowedOrigins } = options;
  const isFromAllowed = ({ origin }: IncomingMessage['headers']) =>
    origin !== undefined && allowedOrigins.includes(origin);
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    connectTimeout: handshakeTime,
    allowRequest: (request, decide) =>
      decide(
        null,
        isForThisHost(request, allowedHosts) &&
          (isFromAllowed(request.headers) || isFromOwnPage(request.headers, allowedHosts)),
      ),
    ...(allowedOrigins.length > 0 && { cors: { origin: [...allowedOrigins] } }),
  });
  io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    next();
  });
  const subscribersByWorld = new Map<World, Subscribers>();
  const sessions = new WeakMap<Socket, SocketSession>();

  function subscribersOf(world: World): Subscribers {
    const subscribers = subscribersByWorld.get(world) ?? createSubscribers(world, options);
    subscribersByWorld.set(world, subscribers);
    return subscribers;
  }

  function closeWorld(world: World): void {
    const subscribers = subscribersByWorld.get(world);
    subscribersByWorld.delete(world);
    subscribers?.close();
  }

  io.use((socket, next) => {
    const { headers, auth, address: ip } = socket.handshake;
    authorize({ headers, auth, ip })
      .then((session) => void sessions.set(socket, session))
      .then(
        () => next(),
        (error: unknown) => next(new Error(connectErrorMessage(error))),
      );
  });

  async function authorize(request: ConnectionRequest): Promise<SocketSession> {
    const world = worldOfConnection(worlds, request);
    const note = (outcome: string, owner?: RoomOwner): void =>
      void world.journal.append({
        kind: 'call',
        name: 'socket.connect',
        outcome,
        ...(owner && memberIdOf(owner)),
      });
    try {
      const session = authorizeConnection(world, authGuard, request);
      const event: SocketEvent = { operation: 'socket.connect', ...memberIdOf(session.owner) };
      const effects = effectsOn(world, event);
      await waitFor(world, effects, event, options);
      if (effects.some(({ type }) => type === 'refuse'))
        throw new Error('A fault rule refuses the connection.');
      note('ok', session.owner);
      return session;
    } catch (error) {
      note(connectErrorMessage(error));
      throw error;
    }
  }

  io.on('connection', (socket) => {
    const session = sessions.get(socket);
    // The world may have been removed while the connection waited.
    if (!session || worlds.get(session.world.id) !== session.world) return void socket.disconnect(true);
    const { world, owner } = session;
    const { all } = subscribersOf(world);
    const subscriber: Subscriber = {
      session,
      isJoined: false,
      send(conversation) {
        if (persistence.commit()) socket.emit(chatEvents.messaging.name, conversation);
      },
      disconnect() {
        if (persistence.commit()) socket.disconnect(true);
      },
      isAuthorized: () => isStillAuthorized(session, authGuard),
    };
    all.add(subscriber);
    const note = (name: string, outcome: string, detail?: unknown): void =>
      void world.journal.append({
        kind: outcome === 'crash' ? 'crash' : 'call',
        name,
        outcome,
        ...memberIdOf(owner),
        ...(detail !== undefined && { detail }),
      });
    /** A handler that throws would end the process. */
    const guarded =
      <Sent extends unknown[]>(name: string, handle: (...sent: Sent) => void) =>
      (...sent: Sent): void => {
        try {
          handle(...sent);
        } catch (error) {
          note(name, 'crash', { error: String(error) });
        }
      };

    const disconnect = (): void => {
      all.delete(subscriber);
      if (all.size === 0 && subscribersByWorld.get(world)?.all === all) closeWorld(world);
    };
    socket.on('disconnect', guarded('socket.disconnect', disconnect));

    const takeTurn = createRateLimiter({ ...eventRate, now: () => performance.now() });
    socket.use((_event, next) => {
      if (takeTurn()) return next();
      note('socket.event', 'REQUEST_LIMIT');
      subscriber.disconnect();
    });

    const join = (...sent: unknown[]): void => {
      const answer = sent.at(-1);
      const wanted = chatEvents.join.payload.safeParse(sent[0]).data?.room;
      const isOwn = wanted !== undefined && mayJoin(owner, wanted) && subscriber.isAuthorized();
      subscriber.isJoined ||= isOwn;
      note('socket.join', isOwn ? 'ok' : 'NO_DATA');
      if (typeof answer === 'function') answer(isOwn);
    };
    socket.on(chatEvents.join.name, guarded('socket.join', join));
  });

  return {
    close() {
      for (const world of [...subscribersByWorld.keys()]) closeWorld(world);
      io.disconnectSockets(true);
      io.engine.close();
    },
    closeWorld,
  };
}
