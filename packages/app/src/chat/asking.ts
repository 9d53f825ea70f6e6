/**
 * In the place of a socket where there is none: at a check of the line, every five seconds, the room counts as joined
 * anew, so messages since then are read. Once a minute is enough while nobody looks; a hidden page does not ask.
 */
import type { Ears, Line } from './chat-socket.ts';
import { askingDelay } from './reconnect-policy.ts';

export function createAsking(
  isInView: () => boolean,
  ears: Pick<Ears, 'onJoined'>,
  isOpen: () => boolean,
): Line {
  let nextAt = 0;
  return {
    open() {
      const now = performance.now();
      if (!isInView() || (now < nextAt && !isOpen())) return;
      nextAt = now + askingDelay(isOpen());
      ears.onJoined();
    },
    close: () => undefined,
  };
}
