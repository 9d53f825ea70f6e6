/** The chat socket as a client has it (decisions 16). */
import type { Conversation } from '@wallet/contract/chat';
import { chatEvents } from '@wallet/contract/chat';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { Mismatch, ensure } from '../src/client/mismatch.ts';

export interface ChatSocket {
  /** `connected`, or what the connection was refused with. */
  readonly outcome: string;
  /** Every message so far, in the order they came. */
  readonly received: readonly Conversation[];
  /** Joins a room. Returns whether that was allowed. */
  join(room: string): Promise<boolean>;
  /** Waits until so many messages came; throws a Mismatch when they do not. */
  receives(count: number): Promise<readonly Conversation[]>;
  close(): void;
}

export interface Connecting {
  readonly url: string;
  readonly auth: Readonly<Record<string, unknown>>;
  readonly cookie: string | undefined;
  /** Milliseconds to wait for an event. */
  readonly timeout: number;
}

/** Connects once, and says how that went. */
export async function connect({ url, auth, cookie, timeout }: Connecting): Promise<ChatSocket> {
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
      const answer: unknown = await socket.timeout(timeout).emitWithAck(chatEvents.join.name, { room });
      ensure('the answer to a join', typeof answer === 'boolean', 'true or false', answer);
      return answer;
    },
    receives: (count) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          reject(new Mismatch('messages on the socket', `${count} of them`, `${received.length} of them`));
        }, timeout);
        const look = (): void => {
          const [problem] = problems;
          if (!problem && received.length < count) return;
          clearTimeout(late);
          listeners.delete(look);
          if (problem) reject(problem);
          else resolve(received);
        };
        listeners.add(look);
        look();
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
