/** The chat socket as a client has it (decisions 16). */
import type { Conversation } from '@wallet/contract/chat';
import { chatEvents } from '@wallet/contract/chat';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { Departure, holds } from './departure.ts';

export interface Line {
  /** `connected`, or what the connection was refused with. */
  readonly outcome: string;
  /** Every message so far, in the order they came. */
  readonly heard: readonly Conversation[];
  /** Joins a room and answers whether that was allowed. */
  join(room: string): Promise<boolean>;
  /** Waits until so many messages came; departs when they do not. */
  hears(count: number): Promise<readonly Conversation[]>;
  close(): void;
}

export interface Connecting {
  readonly url: string;
  readonly auth: Readonly<Record<string, unknown>>;
  readonly cookie: string | undefined;
  /** Milliseconds to wait for whatever is waited for. */
  readonly timeout: number;
}

/** Connects once, and says how that went. */
export async function connect({ url, auth, cookie, timeout }: Connecting): Promise<Line> {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    timeout,
    auth,
    ...(cookie !== undefined && { extraHeaders: { cookie } }),
  });
  const heard: Conversation[] = [];
  const listeners = new Set<() => void>();
  const problems: Departure[] = [];
  socket.on(chatEvents.messaging.name, (said: unknown) => {
    const { data, error } = chatEvents.messaging.payload.safeParse(said);
    if (data) heard.push(data);
    else problems.push(new Departure('a message', 'one that the contract declares', error.message));
    for (const listener of listeners) listener();
  });
  const outcome = await outcomeOf(socket);
  return {
    outcome,
    heard,
    async join(room) {
      const answer: unknown = await socket.timeout(timeout).emitWithAck(chatEvents.join.name, { room });
      holds('the answer to a join', typeof answer === 'boolean', 'true or false', answer);
      return answer;
    },
    hears: (count) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          reject(new Departure('messages on the socket', `${count} of them`, `${heard.length} of them`));
        }, timeout);
        const look = (): void => {
          const [problem] = problems;
          if (!problem && heard.length < count) return;
          clearTimeout(late);
          listeners.delete(look);
          if (problem) reject(problem);
          else resolve(heard);
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
