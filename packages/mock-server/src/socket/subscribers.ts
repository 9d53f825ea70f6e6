/** The sockets of a world, and the delivery of messages, with faults. */
import { chatEvents, type Conversation } from '@wallet/contract/chat';
import { disconnectTopic } from '../domains/chat/agent.ts';
import { messageTopic, type PushedMessage } from '../domains/chat/message.ts';
import { roomIdOf } from '../domains/chat/room.ts';
import type { Push } from '../world/events.ts';
import { crashEntry, violationEntry } from '../world/journal.ts';
import type { World } from '../world/world.ts';
import type { SocketSession } from './socket-auth.ts';
import type { DeferredResponses } from '../http/deferred-responses.ts';
import { effectsOn, type SocketCall, type SocketEffect } from './socket-fault.ts';

export interface Subscriber {
  readonly session: SocketSession;
  /** Whether it joined its room, which delivery requires. */
  isJoined: boolean;
  readonly send: (conversation: Conversation) => void;
  readonly disconnect: () => void;
  readonly isAuthorized: () => boolean;
}

export type Subscribers = ReturnType<typeof createSubscribers>;

/** The operation of a delivered message in the journal and in fault rules. */
const operation = 'socket.messaging';

export function createSubscribers(world: World, deferredResponses: DeferredResponses) {
  const all = new Set<Subscriber>();
  /** Reordered messages, sent after the next one of their room. */
  const delayed = new Map<string, Conversation[]>();

  const joinedIn = (roomId: string): Subscriber[] =>
    [...all].filter(({ isJoined, session }) => isJoined && roomIdOf(session.owner) === roomId);

  function deliver(message: PushedMessage): void {
    if (joinedIn(message.roomId).length === 0 || breaksContract(message)) return;
    const { userId } = message.conversation;
    const event: SocketCall = { operation, ...(userId && { memberId: userId }), body: message.conversation };
    const effects = effectsOn(world, event);
    const has = (type: SocketEffect): boolean => effects.some((effect) => effect.type === type);
    if (has('drop')) return;
    if (!has('latency') && !has('hold')) return broadcastWith(message, has);
    deferredResponses
      .pause(world, effects, event)
      .then(() => broadcastWith(message, has))
      .catch((error: unknown) => void world.journal.append(crashEntry(operation, error)));
  }

  function breaksContract({ conversation }: PushedMessage): boolean {
    const problem = chatEvents.messaging.payload.safeParse(conversation).error?.message;
    if (problem !== undefined) world.journal.append(violationEntry(operation, problem));
    return problem !== undefined;
  }

  function broadcastWith(
    { roomId, conversation }: PushedMessage,
    has: (type: SocketEffect) => boolean,
  ): void {
    const late = delayed.get(roomId);
    const copies = has('duplicate') ? [conversation, conversation] : [conversation];
    if (has('reorder') && !late) return void delayed.set(roomId, copies);
    delayed.delete(roomId);
    for (const one of [...copies, ...(late ?? [])]) broadcast(roomId, one);
  }

  function broadcast(roomId: string, conversation: Conversation): void {
    for (const subscriber of joinedIn(roomId)) if (!subscriber.isAuthorized()) subscriber.disconnect();
    const listeners = joinedIn(roomId);
    for (const { send } of listeners) send(conversation);
    const { sender, userId } = conversation;
    world.journal.append({
      kind: 'push',
      name: operation,
      ...(userId && { memberId: userId }),
      outcome: 'ok',
      detail: { roomId, sender, sockets: listeners.length },
    });
  }

  const unsubscribe = world.subscribe(({ topic, payload }: Push) => {
    // The chat alone publishes on these topics, so their payloads have these types.
    if (topic === messageTopic) deliver(payload as unknown as PushedMessage);
    if (topic === disconnectTopic)
      for (const { disconnect } of joinedIn((payload as { readonly roomId: string }).roomId)) disconnect();
  });

  /** Unsubscribes from the world and disconnects every socket. */
  function close(): void {
    unsubscribe();
    end.removeEventListener('abort', close);
    for (const { disconnect } of [...all]) disconnect();
  }

  // The clients of a replaced world connect again, and read again.
  const end = deferredResponses.endSignal(world);
  end.addEventListener('abort', close);
  return { all, close };
}
