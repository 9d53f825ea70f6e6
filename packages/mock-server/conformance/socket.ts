/** The chat socket of a client (decisions 16). */
import { chatEvents } from '@wallet/contract/chat';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { ensure } from '../src/client/mismatch.ts';

export interface ChatSocket {
  /** `connected`, or the error code of the connection. */
  readonly outcome: string;
  /** Joins a room. Returns whether that was allowed. */
  join(room: string): Promise<boolean>;
  close(): void;
}

export interface ConnectOptions {
  readonly url: string;
  readonly auth: Readonly<Record<string, unknown>>;
  readonly cookie: string | undefined;
  /** Milliseconds to wait for an event. */
  readonly timeout: number;
}

/** Connects once. Returns the socket with the outcome. */
export async function connect({ url, auth, cookie, timeout }: ConnectOptions): Promise<ChatSocket> {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    timeout,
    auth,
    ...(cookie !== undefined && { extraHeaders: { cookie } }),
  });
  return {
    outcome: await outcomeOf(socket),
    async join(room) {
      const response: unknown = await socket.timeout(timeout).emitWithAck(chatEvents.join.name, { room });
      ensure('the response to a join', typeof response === 'boolean', 'true or false', response);
      return response;
    },
    close: () => void socket.disconnect(),
  };
}

const outcomeOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', ({ message }) => {
      socket.disconnect();
      resolve(message);
    });
  });
