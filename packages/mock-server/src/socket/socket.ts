/** The real-time socket, attached by hand to the server that listens (decisions 16). */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { chatEvents } from '@wallet/contract/chat';
import type { Socket } from 'socket.io';
import { Server } from 'socket.io';
import type { RoomOwner } from '../domains/chat/room.ts';
import { securityHeaders } from '../http/headers.ts';
import { isForThisHost, isFromOwnPage } from '../http/host.ts';
import type { Gate } from '../http/pipeline.ts';
import type { Persistence } from '../persistence/persistence.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Admission, Arrival } from './admission.ts';
import { admit, isStillWelcome, wordOf, worldOfArrival } from './admission.ts';
import type { Audience, Seat } from './audience.ts';
import { createAudience } from './audience.ts';
import { createBudget } from './budget.ts';
import type { SocketEvent, Waiting } from './socket-fault.ts';
import { effectsOn, waitFor } from './socket-fault.ts';

/** The largest message a client may send, in bytes. */
export const largestMessage = 16 * 1024;

/** Milliseconds a connection may take to say who it is. */
const handshakeTime = 10_000;

/** What one connection may send: so many events at once, so many a second after that. */
export const eventBudget = { burst: 20, perSecond: 2 } as const;

/** Whether a connection may join a room of that name. */
export type MayJoin = (owner: RoomOwner, name: string) => boolean;

export interface SocketOptions extends Waiting {
  readonly worlds: Worlds;
  readonly gate: Gate;
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
  const { worlds, gate, mayJoin, persistence, allowedHosts, allowedOrigins } = options;
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
  const audiences = new Map<World, Audience>();
  const admissions = new WeakMap<Socket, Admission>();

  function audienceOf(world: World): Audience {
    const audience = audiences.get(world) ?? createAudience(world, options);
    audiences.set(world, audience);
    return audience;
  }

  function closeWorld(world: World): void {
    const audience = audiences.get(world);
    audiences.delete(world);
    audience?.disband();
  }

  io.use((socket, next) => {
    const { headers, auth, address: ip } = socket.handshake;
    letIn({ headers, auth, ip })
      .then((admission) => void admissions.set(socket, admission))
      .then(
        () => next(),
        (error: unknown) => next(new Error(wordOf(error))),
      );
  });

  async function letIn(arrival: Arrival): Promise<Admission> {
    const world = worldOfArrival(worlds, arrival);
    const note = (outcome: string, owner?: RoomOwner): void =>
      void world.journal.append({
        kind: 'call',
        name: 'socket.connect',
        outcome,
        ...(owner && memberIdOf(owner)),
      });
    try {
      const admission = admit(world, gate, arrival);
      const event: SocketEvent = { operation: 'socket.connect', ...memberIdOf(admission.owner) };
      const effects = effectsOn(world, event);
      await waitFor(world, effects, event, options);
      if (effects.some(({ type }) => type === 'refuse'))
        throw new Error('A fault rule refuses the connection.');
      note('ok', admission.owner);
      return admission;
    } catch (error) {
      note(wordOf(error));
      throw error;
    }
  }

  io.on('connection', (socket) => {
    const admission = admissions.get(socket);
    // The world may have been removed while the connection waited.
    if (!admission || worlds.get(admission.world.id) !== admission.world) return void socket.disconnect(true);
    const { world, owner } = admission;
    const { seats } = audienceOf(world);
    const seat: Seat = {
      admission,
      isJoined: false,
      hear(conversation) {
        if (persistence.commit()) socket.emit(chatEvents.messaging.name, conversation);
      },
      leave() {
        if (persistence.commit()) socket.disconnect(true);
      },
      isWelcome: () => isStillWelcome(admission, gate),
    };
    seats.add(seat);
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

    const leave = (): void => {
      seats.delete(seat);
      if (seats.size === 0 && audiences.get(world)?.seats === seats) closeWorld(world);
    };
    socket.on('disconnect', guarded('socket.disconnect', leave));

    const hasTurn = createBudget({ ...eventBudget, now: () => performance.now() });
    socket.use((_event, next) => {
      if (hasTurn()) return next();
      note('socket.event', 'REQUEST_LIMIT');
      seat.leave();
    });

    const join = (...sent: unknown[]): void => {
      const answer = sent.at(-1);
      const wanted = chatEvents.join.payload.safeParse(sent[0]).data?.room;
      const isOwn = wanted !== undefined && mayJoin(owner, wanted) && seat.isWelcome();
      seat.isJoined ||= isOwn;
      note('socket.join', isOwn ? 'ok' : 'NO_DATA');
      if (typeof answer === 'function') answer(isOwn);
    };
    socket.on(chatEvents.join.name, guarded('socket.join', join));
  });

  return {
    close() {
      for (const world of [...audiences.keys()]) closeWorld(world);
      io.disconnectSockets(true);
      io.engine.close();
    },
    closeWorld,
  };
}
