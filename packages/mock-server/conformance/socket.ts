/** The chat socket of a client (decisions 16). */
import { chatEvents } from '@wallet/contract/chat';
import { io, type Socket } from 'socket.io-client';
import { ensure } from '../src/client/mismatch.ts';

export type ChatSocket = Awaited<ReturnType<typeof connect>>;

export interface ConnectOptions {
  readonly url: string;
  readonly auth: Readonly<Record<string, unknown>>;
  readonly cookie: string | undefined;
  /** Milliseconds to wait for an event. */
  readonly timeout: number;
}

/** Connects once. Returns the socket with the outcome. */
export async function connect({ url, auth, cookie, timeout }: ConnectOptions) {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    timeout,
    auth,
    ...(cookie !== undefined && { extraHeaders: { cookie } }),
  });
  return {
    /** `connected`, or the error code of the connection. */
    outcome: await outcomeOf(socket),
    /** Joins a room. Returns whether that was allowed. */
    async join(room: string): Promise<boolean> {
      const response: unknown = await socket.timeout(timeout).emitWithAck(chatEvents.join.name, { room });
      ensure('the response to a join', typeof response === 'boolean', 'true or false', response);
      return response;
    },
    close: (): void => void socket.disconnect(),
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
