/**
 * The socket of a room (decisions 16). It says what it hears and when it is lost; whether to open it again is for its
 * owner to say. Socket.io is fetched with the first opening.
 */
import { chatEvents, type ChatHandshake, type Conversation } from '@wallet/contract/chat';
import type { Socket } from 'socket.io-client';
import { withOrigin } from '#api/resolve-addresses.ts';

export interface ChatSocketOptions {
  /** Where the socket is; empty for the page's own origin. */
  readonly origin: string;
  /** The origin of what messages show; empty for the page's own. */
  readonly files: string;
  /** Who comes: asked at every opening, because a token may be a new one. */
  readonly handshake: () => ChatHandshake;
  /** The name of the room. */
  readonly room: () => Promise<string>;
}

export interface ChatListeners {
  /** The room was joined: what is said from now on is heard. Called twice when the backend confirms it late. */
  readonly onJoined: () => void;
  /** Nothing is heard any more, or could not be to begin with. */
  readonly onLost: () => void;
  readonly onMessage: (conversation: Conversation) => void;
}

export interface ChatSocket {
  /** Opens it, unless it is open or opening. */
  open(): void;
  /** Closes it; it may be opened again. */
  close(): void;
}

/** Milliseconds an opening may take before it counts as lost. */
const connectTimeout = 10_000;

/**
 * Milliseconds after which the room counts as joined, though the backend has not said so: no answer is documented
 * (decisions 16). What was missed is read from then on, and once more if an answer comes late.
 */
const joinTimeout = 500;

export function createChatSocket(
  { origin, files, handshake, room }: ChatSocketOptions,
  listeners: ChatListeners,
): ChatSocket {
  let socket: Socket | undefined;
  /** Rises with every opening and closing: what began before is no longer meant. */
  let turn = 0;
  let isOpen = false;

  function lose(mine: number): void {
    if (mine !== turn) return;
    turn += 1;
    isOpen = false;
    socket?.disconnect();
    listeners.onLost();
  }

  function joined(mine: number): void {
    if (mine === turn) listeners.onJoined();
  }

  async function join(mine: number): Promise<void> {
    const [name, { io }] = await Promise.all([room(), import('socket.io-client')]);
    if (mine !== turn) return;
    // Every opening is one attempt on a fresh connection: the owner's check is the only thing that tries again.
    const one = io(origin || window.location.origin, {
      auth: (tell) => tell(handshake()),
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnection: false,
      forceNew: true,
    });
    socket = one;
    one.on(chatEvents.messaging.name, (said: unknown) => {
      const { payload } = chatEvents.messaging;
      const { data } = payload.safeParse(said);
      if (data && mine === turn) listeners.onMessage(withOrigin(payload, data, files));
    });
    one.on('disconnect', () => lose(mine));
    one.on('connect_error', () => lose(mine));
    one.on('connect', () => {
      if (mine !== turn) return;
      const told = setTimeout(joined, joinTimeout, mine);
      one.emit(chatEvents.join.name, { room: name }, (isAllowed?: unknown) => {
        clearTimeout(told);
        if (isAllowed === false) lose(mine);
        else joined(mine);
      });
    });
    setTimeout(() => {
      if (!one.connected) lose(mine);
    }, connectTimeout);
  }

  return {
    open() {
      if (isOpen) return;
      isOpen = true;
      const mine = (turn += 1);
      join(mine).catch(() => lose(mine));
    },
    close() {
      turn += 1;
      isOpen = false;
      socket?.disconnect();
    },
  };
}
