/**
 * Marks of the slips sent from this device, and whether one awaits its review
 * (docs/decisions/012-sent-slips-storage.md). Removed with the session.
 */
import * as stored from '#api/storage/browser-storage.ts';

const key = 'slips-sent';

/** Maximum number of marks; the oldest are dropped. */
const most = 20;

interface Sent {
  /** Marks of the slips, newest last. */
  readonly marks: readonly string[];
  /** Whether a slip was sent since all slips were seen reviewed. */
  readonly isAwaited: boolean;
}

const none: Sent = { marks: [], isAwaited: false };

function read(): Sent {
  try {
    const { marks, isAwaited } = JSON.parse(stored.readStored(key) ?? '{}') as Partial<Sent>;
    const known = Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
    return { marks: known, isAwaited: isAwaited === true };
  } catch {
    return none;
  }
}

const write = (sent: Sent): void => stored.writeStored(key, JSON.stringify(sent));

export const sentSlips = {
  /** Returns whether this device sent a slip with this mark before. */
  has: (mark: string | undefined): boolean => mark !== undefined && read().marks.includes(mark),

  /** Called when a slip was sent, or may have been. */
  add(mark: string | undefined): void {
    const others = read().marks.filter((one) => one !== mark);
    write({ marks: [...others, ...(mark === undefined ? [] : [mark])].slice(-most), isAwaited: true });
  },

  /** Returns whether a slip may await its review. */
  isAwaited: (): boolean => read().isAwaited,

  /** Called when all sent slips are reviewed. */
  settle(): void {
    const sent = read();
    if (sent.isAwaited) write({ ...sent, isAwaited: false });
  },
};
