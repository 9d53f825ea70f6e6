/**
 * In the place of a socket where there is none: at a check of the line, every five seconds, the room counts as joined
 * anew, so messages since then are read. Once a minute is enough while nobody looks; a hidden page does not ask.
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
