/**
 * The socket of a room (decisions 16). It reports messages and losses; its owner decides when to open it again.
 * Socket.io is loaded on the first opening.
 */
import { chatEvents, type ChatHandshake, type Conversation } from '@wallet/contract/chat';
import type { Socket } from 'socket.io-client';
import { readResponse } from '#api/read-response.ts';
import { withOrigin } from '#api/resolve-addresses.ts';

export interface ChatSocketOptions {
  /** Origin of the socket; empty for the page's own origin. */
  readonly origin: string;
  /** Origin of files in messages; empty for the page's own. */
  readonly files: string;
  /** Returns the sender's data; called at each opening, because the token may change. */
  readonly handshake: () => ChatHandshake;
  /** Resolves to the name of the room. */
  readonly room: () => Promise<string>;
}

export interface ChatListeners {
  /** Called when the room is joined. Called again if the backend confirms late. */
  readonly onJoined: () => void;
  /** Called when the socket is lost or cannot open. */
  readonly onLost: () => void;
  readonly onMessage: (conversation: Conversation) => void;
}

export interface ChatSocket {
  /** Opens the socket, unless it is open or opening. */
  open(): void;
  /** Closes the socket; it may open again. */
  close(): void;
}

/** Milliseconds before an opening counts as lost. */
const connectTimeout = 10_000;

/**
 * Milliseconds before the room counts as joined without a confirmation, which no document promises (decisions 16).
 * Missed messages are read then, and again after a late confirmation.
 */
const joinTimeout = 500;

export function createChatSocket(
  { origin, files, handshake, room }: ChatSocketOptions,
  listeners: ChatListeners,
): ChatSocket {
  let socket: Socket | undefined;
  /** Rises with each opening and closing, to ignore events of earlier ones. */
  let turn = 0;
  let isOpen = false;

  function lose(attempt: number): void {
    if (attempt !== turn) return;
    turn += 1;
    isOpen = false;
    socket?.disconnect();
    listeners.onLost();
  }

  function joined(attempt: number): void {
    if (attempt === turn) listeners.onJoined();
  }

  async function join(attempt: number): Promise<void> {
    const [name, { io }] = await Promise.all([room(), import('socket.io-client')]);
    if (attempt !== turn) return;
    // Each opening is one attempt on a new connection; only the owner's check retries.
    const one = io(origin || window.location.origin, {
      auth: (send) => send(handshake()),
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnection: false,
      forceNew: true,
    });
    socket = one;
    one.on(chatEvents.messaging.name, (event: unknown) => {
      const { payload } = chatEvents.messaging;
      const read = readResponse<Conversation>(payload, event);
      if (read.isReadable && attempt === turn) listeners.onMessage(withOrigin(payload, read.value, files));
    });
    one.on('disconnect', () => lose(attempt));
    one.on('connect_error', () => lose(attempt));
    one.on('connect', () => {
      if (attempt !== turn) return;
      const joinTimer = setTimeout(joined, joinTimeout, attempt);
      one.emit(chatEvents.join.name, { room: name }, (isAllowed?: unknown) => {
        clearTimeout(joinTimer);
        if (isAllowed === false) lose(attempt);
        else joined(attempt);
      });
    });
    setTimeout(() => {
      if (!one.connected) lose(attempt);
    }, connectTimeout);
  }

  return {
    open() {
      if (isOpen) return;
      isOpen = true;
      const attempt = (turn += 1);
      join(attempt).catch(() => lose(attempt));
    },
    close() {
      turn += 1;
      isOpen = false;
      socket?.disconnect();
    },
  };
}
