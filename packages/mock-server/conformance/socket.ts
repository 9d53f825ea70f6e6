/** The chat socket of a client (decisions 16). */
import type { Conversation } from '@wallet/contract/chat';
import { chatEvents } from '@wallet/contract/chat';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { Mismatch, ensure } from '../src/client/mismatch.ts';

export interface ChatSocket {
  /** `connected`, or the error code of the connection. */
  readonly outcome: string;
  readonly received: readonly Conversation[];
  /** Joins a room. Returns whether that was allowed. */
  join(room: string): Promise<boolean>;
  /** Waits for a number of messages. Throws a Mismatch after the timeout. */
  receives(count: number): Promise<readonly Conversation[]>;
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
  const received: Conversation[] = [];
  const listeners = new Set<() => void>();
  const problems: Mismatch[] = [];
  socket.on(chatEvents.messaging.name, (payload: unknown) => {
    const { data, error } = chatEvents.messaging.payload.safeParse(payload);
    if (data) received.push(data);
    else problems.push(new Mismatch('a message', 'one that the contract declares', error.message));
    for (const listener of listeners) listener();
  });
  const outcome = await outcomeOf(socket);
  return {
    outcome,
    received,
    async join(room) {
      const response: unknown = await socket.timeout(timeout).emitWithAck(chatEvents.join.name, { room });
      ensure('the response to a join', typeof response === 'boolean', 'true or false', response);
      return response;
    },
    receives: (count) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new Mismatch('messages on the socket', `${count} of them`, `${received.length} of them`));
        }, timeout);
        const check = (): void => {
          const [problem] = problems;
          if (!problem && received.length < count) return;
          clearTimeout(timer);
          listeners.delete(check);
          if (problem) reject(problem);
          else resolve(received);
        };
        listeners.add(check);
        check();
      }),
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
