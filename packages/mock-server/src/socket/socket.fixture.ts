/** Socket.io connections for tests. */
import { chatEvents, type Conversation } from '@wallet/contract/chat';
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished } from 'vitest';
import { sendAsAgent } from '../domains/chat/agent.ts';
import { roomNameOf, type RoomOwner } from '../domains/chat/room.ts';
import { worldCookieOf } from '../http/caller.ts';
import type { World } from '../world/world.ts';

export interface Connecting {
  readonly world?: World;
  readonly auth?: unknown;
  readonly transport?: 'websocket' | 'polling';
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a connection without reconnection, which closes after the test. */
export function open(
  address: string,
  { world, auth = {}, transport = 'websocket', headers }: Connecting,
): Socket {
  const socket = io(address, {
    transports: [transport],
    reconnection: false,
    forceNew: true,
    auth: auth as object,
    extraHeaders: {
      ...(world && { cookie: `${worldCookieOf(new URL(address).host)}=${world.id}` }),
      ...headers,
    },
  });
  onTestFinished(() => void socket.close());
  return socket;
}

/** Resolves to `connected`, or to the message of the connection error. */
export const outcomeOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });

/** Resolves to the reason of the disconnection. */
export const endReasonOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => socket.once('disconnect', resolve));

/** Joins a room. Resolves to the acknowledgement. */
export const join = (socket: Socket, room: string): Promise<boolean> =>
  socket.emitWithAck(chatEvents.join.name, { room }) as Promise<boolean>;

/** Collects the messages of a connection. */
export class MessageRecorder {
  readonly received: string[] = [];
  #expected = 0;
  #resolve: (() => void) | undefined;

  constructor(socket: Socket) {
    socket.on(chatEvents.messaging.name, (conversation: Conversation) => {
      const { message } = conversation;
      this.received.push(message.message_type === 'text' ? message.payload.text : message.message_type);
      if (this.received.length >= this.#expected) this.#resolve?.();
    });
  }

  /** Resolves to the received messages when there are at least `count`. */
  async waitFor(count: number): Promise<readonly string[]> {
    this.#expected = count;
    if (this.received.length < count) await new Promise<void>((resolve) => (this.#resolve = resolve));
    return this.received;
  }
}

export const connectionsTo = (address: string) => ({
  open: (connecting: Connecting): Socket => open(address, connecting),
  /** Opens a connection and joins its own room. */
  async enter(
    world: World,
    owner: RoomOwner,
    auth: unknown = owner,
  ): Promise<{ readonly socket: Socket; readonly messages: MessageRecorder }> {
    const socket = open(address, { world, auth });
    expect(await outcomeOf(socket)).toBe('connected');
    const messages = new MessageRecorder(socket);
    expect(await join(socket, roomNameOf(owner))).toBe(true);
    return { socket, messages };
  },
});

/** Sends a message from support to a room. */
export const sendFromSupport = (world: World, owner: RoomOwner, text: string): void =>
  void world.command({ name: 'test.say' }, () =>
    sendAsAgent(world, owner, { message_type: 'text', payload: { text } }),
  );

/** Two guests. */
export const anna = { guestId: 'guest-anna-000001' };
export const ben = { guestId: 'guest-ben-0000002' };
