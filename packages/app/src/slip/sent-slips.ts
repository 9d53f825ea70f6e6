/**
 * The slips that were sent from this phone: a mark for each, to know the same one again, and whether any still waits for
 * its review (docs/decisions/012-sent-slips-storage.md). Forgotten with the session.
 */
import * as stored from '#api/storage/browser-storage.ts';

const key = 'slips-sent';

/** So many are kept; the oldest go. */
const most = 20;

interface Sent {
  /** What is known of each slip, newest last. */
  readonly marks: readonly string[];
  /** Since the last one was sent, nobody has seen all of them reviewed. */
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
  /** Whether a slip with that mark was sent from this phone before. */
  has: (mark: string | undefined): boolean => mark !== undefined && read().marks.includes(mark),

  /** A slip was sent, or may have been. */
  add(mark: string | undefined): void {
    const others = read().marks.filter((one) => one !== mark);
    write({ marks: [...others, ...(mark === undefined ? [] : [mark])].slice(-most), isAwaited: true });
  },

  /** Whether a slip may still wait for its review. */
  isAwaited: (): boolean => read().isAwaited,

  /** All that were sent are reviewed. */
  settle(): void {
    const sent = read();
    if (sent.isAwaited) write({ ...sent, isAwaited: false });
  },
};
