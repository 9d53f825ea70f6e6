/** The connections of the chat, over socket.io or in the page of a preview. */
import { chatEvents, type Conversation } from '@wallet/contract/chat';
import type { RoomOwner } from '../domains/chat/room.ts';
import type { MemberGuard } from '../domains/bindings.ts';
import type { Persistence } from '../persistence/persistence.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import {
  authorizeConnection,
  isStillAuthorized,
  connectErrorMessage,
  worldOfConnection,
  type SocketSession,
  type ConnectionRequest,
} from './socket-auth.ts';
import type { DeferredResponses } from '../http/deferred-responses.ts';
import { effectsOn, type SocketCall } from './socket-fault.ts';
import { createSubscribers, type Subscribers, type Subscriber } from './subscribers.ts';

export const eventRate = { burst: 20, perSecond: 2 } as const;

export type MayJoin = (owner: RoomOwner, name: string) => boolean;

export interface ConnectionsOptions {
  readonly deferredResponses: DeferredResponses;
  readonly worlds: Worlds;
  readonly authGuard: MemberGuard;
  readonly mayJoin: MayJoin;
  readonly persistence: Persistence;
}

/** The transport of a connection. */
interface Wire {
  send(conversation: Conversation): void;
  disconnect(): void;
}

/** An accepted connection. None of its functions throws. */
interface Connection {
  /** Counts an event. Returns false and disconnects beyond the rate limit. */
  takeTurn(): boolean;
  /** Handles a join event, with its payload and acknowledgement. */
  readonly join: (...sent: unknown[]) => void;
  /** Called when the transport is closed. */
  readonly leave: () => void;
}

export type Connections = ReturnType<typeof createConnections>;

const memberIdOf = (owner: RoomOwner) => ('memberId' in owner ? { memberId: owner.memberId } : {});

export function createConnections(options: ConnectionsOptions) {
  const { worlds, authGuard, deferredResponses, mayJoin, persistence } = options;
  const subscribersByWorld = new Map<World, Subscribers>();

  function subscribersOf(world: World): Subscribers {
    const subscribers = subscribersByWorld.get(world) ?? createSubscribers(world, deferredResponses);
    subscribersByWorld.set(world, subscribers);
    return subscribers;
  }

  function closeWorld(world: World): void {
    const subscribers = subscribersByWorld.get(world);
    subscribersByWorld.delete(world);
    subscribers?.close();
  }

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
      const event: SocketCall = { operation: 'socket.connect', ...memberIdOf(session.owner) };
      const effects = effectsOn(world, event);
      await deferredResponses.pause(world, effects, event);
      if (effects.some(({ type }) => type === 'refuse'))
        throw new Error('A fault rule rejects the connection.');
      note('ok', session.owner);
      return session;
    } catch (error) {
      note(connectErrorMessage(error));
      throw error;
    }
  }

  function accept(session: SocketSession, wire: Wire): Connection | undefined {
    const { world, owner } = session;
    // The world may have been removed while the connection waited.
    if (worlds.get(world.id) !== world) return undefined;
    const { all } = subscribersOf(world);
    const subscriber: Subscriber = {
      session,
      isJoined: false,
      send(conversation) {
        if (persistence.commit()) wire.send(conversation);
      },
      disconnect() {
        if (persistence.commit()) wire.disconnect();
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
    /** Wraps a handler, because an exception would end the process. */
    const guarded =
      <Sent extends unknown[]>(name: string, handle: (...sent: Sent) => void) =>
      (...sent: Sent): void => {
        try {
          handle(...sent);
        } catch (error) {
          note(name, 'crash', { error: String(error) });
        }
      };
    const hasTurn = createRateLimiter(eventRate.burst, eventRate.perSecond, () => performance.now());

    return {
      takeTurn() {
        if (hasTurn()) return true;
        note('socket.event', 'REQUEST_LIMIT');
        subscriber.disconnect();
        return false;
      },
      join: guarded('socket.join', (...sent: unknown[]): void => {
        const answer = sent.at(-1);
        const room = chatEvents.join.payload.safeParse(sent[0]).data?.room;
        const isOwn = room !== undefined && mayJoin(owner, room) && subscriber.isAuthorized();
        subscriber.isJoined ||= isOwn;
        note('socket.join', isOwn ? 'ok' : 'NO_DATA');
        if (typeof answer === 'function') answer(isOwn);
      }),
      leave: guarded('socket.disconnect', (): void => {
        all.delete(subscriber);
        if (all.size === 0 && subscribersByWorld.get(world)?.all === all) closeWorld(world);
      }),
    };
  }

  return {
    /** Resolves to the session of a connection. Rejects with the error of an unauthorized one. */
    authorize,
    /** Adds a connection. Returns undefined when its world was removed meanwhile. */
    accept,
    close(): void {
      for (const world of [...subscribersByWorld.keys()]) closeWorld(world);
    },
  };
}

/** Returns a function that consumes one of `burst` tokens, and returns false when none is left. */
export function createRateLimiter(burst: number, perSecond: number, now: () => number): () => boolean {
  let left = burst;
  let countedAt = now();
  return () => {
    const at = now();
    left = Math.min(burst, left + ((at - countedAt) / 1_000) * perSecond);
    countedAt = at;
    if (left < 1) return false;
    left--;
    return true;
  };
}
