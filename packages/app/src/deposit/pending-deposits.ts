import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { invalidateNouns } from '#api/query-client.ts';
import { createListeners } from '#api/storage/listeners.ts';
import { removeStored, readStored, writeStored } from '#api/storage/browser-storage.ts';
import { session } from '#api/session/session.ts';
import { isSame, stillPending, withPending, type PendingDeposit } from './match-deposits.ts';

/** What this tab waits for, and what it has found. */
export interface PendingDepositsState {
  readonly items: readonly PendingDeposit[];
  /** Marks of the deposits that need not be told of any more; undefined while the statement could not be read. */
  readonly known: readonly string[] | undefined;
  /** What the wallet held when the waiting began, in baht, where it was known. */
  readonly balance: number | undefined;
  /** What has arrived and was not read yet, in baht. */
  readonly received: number | undefined;
}

const key = 'deposit-outstanding';
const nothing: PendingDepositsState = {
  items: [],
  known: undefined,
  balance: undefined,
  received: undefined,
};
const listeners = createListeners();
/** Who wants to know that another tab has told of deposits. */
const otherTabListeners = createListeners();
/** What a tab tells the others once it has told the player, so that nothing is told twice. */
interface DepositsMessage {
  /** Whose session it was: another tab may be another member's. */
  readonly token: string | undefined;
  readonly marks: readonly string[];
  readonly settled: readonly PendingDeposit[];
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(key);

let state = restored();

/** What was waited for before this page was loaded: phones throw pages away while the bank app is in front. */
function restored(): PendingDepositsState {
  try {
    const { items, known, balance } = JSON.parse(readStored(key) ?? '') as PendingDepositsState;
    return {
      ...nothing,
      items: stillPending(items, Date.now()),
      known: Array.isArray(known) ? known : undefined,
      balance,
    };
  } catch {
    return nothing;
  }
}

function change(next: Partial<PendingDepositsState>): void {
  state = { ...state, ...next };
  if (state.items.length === 0) state = { ...nothing, received: state.received };
  if (state.items.length === 0) removeStored(key);
  else {
    const { items, known, balance } = state;
    writeStored(key, JSON.stringify({ items, known, balance }), 'for-session');
  }
  listeners.notify();
}

session.subscribe(() => change(nothing));

if (channel) {
  channel.onmessage = ({ data: { token, marks, settled } }: MessageEvent<DepositsMessage>) => {
    if (token !== session.get().token) return;
    if (state.known) change({ known: [...new Set([...state.known, ...marks])] });
    pendingDeposits.remove((item) => settled.some((one) => isSame(one, item)));
    otherTabListeners.notify();
  };
}

/** Deposits on their way; read with `useOutstanding` or directly. */
export const pendingDeposits = {
  get: (): PendingDepositsState => state,

  subscribe: listeners.subscribe,

  /** Waits for one more; `balance` is what the wallet holds now, in baht, if that is known. */
  add(item: PendingDeposit, balance: number | undefined): void {
    const isFirst = state.items.length === 0;
    change({ items: withPending(state.items, item), ...(isFirst && { balance }) });
  },

  /** No longer waits for some of it. */
  remove(isOver: (item: PendingDeposit) => boolean): void {
    if (state.items.some(isOver)) change({ items: state.items.filter((item) => !isOver(item)) });
  },

  /** It brings nothing: what is waited for is, by that way, what was waited for before it. */
  restore(isIt: (item: PendingDeposit) => boolean, earlier: PendingDeposit | undefined): void {
    if (!state.items.some(isIt)) return;
    const others = state.items.filter((item) => !isIt(item));
    change({ items: earlier ? [...others, earlier] : others });
  },

  /** The statement was read before anything came. */
  setKnown: (known: readonly string[]): void => change({ known }),

  /** Deposits have arrived: what is still on its way, and which need not be told of again, here and in other tabs. */
  settle(items: readonly PendingDeposit[], marks: readonly string[]): void {
    const settled = state.items.filter((item) => !items.includes(item));
    change({ items, known: [...new Set([...(state.known ?? []), ...marks])] });
    channel?.postMessage({ token: session.get().token, marks, settled } satisfies DepositsMessage);
  },

  /** Shows that so many baht have arrived, or that this was read. */
  setReceived: (received: number | undefined): void => change({ received }),
};

export const usePendingDeposits = (): PendingDepositsState =>
  useSyncExternalStore(pendingDeposits.subscribe, pendingDeposits.get, pendingDeposits.get);

/** What another tab tells of, this one shows too: the books are read anew. */
export function useInvalidateFromOtherTabs(): void {
  const client = useQueryClient();
  useEffect(
    () => otherTabListeners.subscribe(() => void invalidateNouns(client, ['wallet', 'statement', 'deposit'])),
    [client],
  );
}

/** What has arrived needs no telling by others while a page tells of it. */
export function useAcknowledgeReceived(isTold: boolean): void {
  const { received } = usePendingDeposits();
  useEffect(() => {
    if (isTold && received !== undefined) pendingDeposits.setReceived(undefined);
  }, [isTold, received]);
}
