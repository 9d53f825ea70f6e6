/**
 * Marks of the slips sent from this device, and whether one awaits its review
 * (docs/decisions/012-sent-slips-storage.md). Removed with the session.
 */
import { createStore } from '#api/store/create-store.ts';

/** Maximum number of marks; the oldest are dropped. */
const most = 20;

/** Milliseconds for which a slip without a response may still reach the list. */
const mayArriveFor = 60_000;

interface Sent {
  /** Marks of the slips, newest last. */
  readonly marks: readonly string[];
  /** Whether a slip was sent since all slips were seen reviewed. */
  readonly isAwaited: boolean;
  /** Time of the newest slip in the list before the sending; null if the list was unreadable. */
  readonly newestBefore?: string | null | undefined;
  /** Start of the last sending, in epoch milliseconds, until its response. */
  readonly unansweredSince?: number | undefined;
}

const none: Sent = { marks: [], isAwaited: false };

const store = createStore<Sent>({
  initial: none,
  stored: {
    key: 'slips-sent',
    lifetime: 'for-good',
    parse(json) {
      const { marks, isAwaited, newestBefore, unansweredSince } = json as Partial<Sent>;
      const known = Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
      return { marks: known, isAwaited: isAwaited === true, newestBefore, unansweredSince };
    },
  },
});

/** Epoch of the last sending from this page; infinite during it. */
let sentAt = 0;

export const sentSlips = {
  has: (mark: string | undefined): boolean => mark !== undefined && store.get().marks.includes(mark),

  /** Called when a slip was sent, or may have been. */
  add(mark: string | undefined): void {
    const others = store.get().marks.filter((one) => one !== mark);
    sentAt = Date.now();
    const marks = [...others, ...(mark === undefined ? [] : [mark])].slice(-most);
    store.set({ ...store.get(), marks, isAwaited: true, unansweredSince: undefined });
  },

  /** Called before a slip is sent: its page may close. Returns a function for a slip that was not sent. */
  begin(mark: string | undefined, newestBefore: Sent['newestBefore']): () => void {
    const [sent, at] = [store.get(), sentAt];
    sentSlips.add(mark);
    store.set({ ...store.get(), newestBefore, unansweredSince: Date.now() });
    sentAt = Infinity;
    return () => {
      sentAt = at;
      store.set(sent);
    };
  },

  newestBefore: (): Sent['newestBefore'] => store.get().newestBefore,

  /** Returns whether an earlier page sent the slip that awaits its review. */
  isLeftBehind: (): boolean => sentAt === 0 && store.get().isAwaited,

  /** Returns whether a slip may await its review. */
  isAwaited: (): boolean => store.get().isAwaited,

  /**
   * Called when all slips of a list, read at an epoch, are reviewed. An older list lacks the last sent one, and one
   * without a response may still arrive. `newest` is the time of the newest slip.
   */
  settle(readAt: number, newest: string | undefined): void {
    const sent = store.get();
    if (!sent.isAwaited || readAt <= sentAt || mayStillArrive(sent, readAt, newest)) return;
    store.set({ ...sent, isAwaited: false });
  },
};

const mayStillArrive = (
  { newestBefore, unansweredSince }: Sent,
  readAt: number,
  newest: string | undefined,
): boolean =>
  unansweredSince !== undefined && newest === newestBefore && readAt - unansweredSince < mayArriveFor;
