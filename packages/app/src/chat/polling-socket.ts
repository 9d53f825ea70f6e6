/**
 * Replaces the socket where the backend has none: each check, every five seconds, joins the room again and so reads new
 * messages. A closed panel polls once a minute, a hidden page never.
 */
import type { ChatListeners, ChatSocket } from './chat-socket.ts';
import { pollingDelay } from './reconnect-policy.ts';

export function createPollingSocket(
  isInView: () => boolean,
  listeners: Pick<ChatListeners, 'onJoined'>,
  isOpen: () => boolean,
): ChatSocket {
  let nextAt = 0;
  return {
    open() {
      const now = performance.now();
      if (!isInView() || (now < nextAt && !isOpen())) return;
      nextAt = now + pollingDelay(isOpen());
      listeners.onJoined();
    },
    close: () => undefined,
  };
}
