import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { invalidateNouns } from '#api/query-client.ts';
import { createListeners } from '#api/storage/listeners.ts';
import { removeStored, readStored, writeStored } from '#api/storage/browser-storage.ts';
import type { Satang } from '@wallet/contract/wire/money';
import { session } from '#api/session/session.ts';
import { isSame, stillPending, withPending, type PendingDeposit } from './match-deposits.ts';

/** The expected deposits of this tab, and the arrived amount. */
export interface PendingDepositsState {
  readonly items: readonly PendingDeposit[];
  /** Keys of reported deposits; undefined until the statement was read. */
  readonly known: readonly string[] | undefined;
  /** Balance before the first expected deposit, if cached. */
  readonly balance: Satang | undefined;
  /** Arrived amount that the player has not seen yet. */
  readonly received: Satang | undefined;
}

type StoredDeposits = Omit<PendingDepositsState, 'received'> & { readonly unit: 'satang' };

const key = 'deposit-outstanding';
const nothing: PendingDepositsState = {
  items: [],
  known: undefined,
  balance: undefined,
  received: undefined,
};
const listeners = createListeners();
/** Called when another tab reports deposits. */
const otherTabListeners = createListeners();
/** Sent after a tab showed deposits, so that no other tab shows them again. */
interface DepositsMessage {
  /** Token of the sending tab. Another tab may belong to another member. */
  readonly token: string | undefined;
  readonly marks: readonly string[];
  readonly settled: readonly PendingDeposit[];
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(key);

let state = restored();

/** Restores the state from storage: phones discard the page while the bank app is in front. */
function restored(): PendingDepositsState {
  try {
    const { unit, items, known, balance } = JSON.parse(readStored(key) ?? '') as StoredDeposits;
    // Versions before 1.2 stored baht, without a unit.
    if (unit !== 'satang') return nothing;
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
    writeStored(
      key,
      JSON.stringify({ unit: 'satang', items, known, balance } satisfies StoredDeposits),
      'for-session',
    );
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

/** Expected deposits; read with `usePendingDeposits` or directly. */
export const pendingDeposits = {
  get: (): PendingDepositsState => state,

  subscribe: listeners.subscribe,

  /** Adds an expected deposit; `balance` is the current balance, if cached. */
  add(item: PendingDeposit, balance: Satang | undefined): void {
    const isFirst = state.items.length === 0;
    change({ items: withPending(state.items, item), ...(isFirst && { balance }) });
  },

  /** Removes the deposits that a predicate selects. */
  remove(isOver: (item: PendingDeposit) => boolean): void {
    if (state.items.some(isOver)) change({ items: state.items.filter((item) => !isOver(item)) });
  },

  /** Removes a refused deposit, and restores the earlier one of the same method. */
  restore(isIt: (item: PendingDeposit) => boolean, earlier: PendingDeposit | undefined): void {
    if (!state.items.some(isIt)) return;
    const others = state.items.filter((item) => !isIt(item));
    change({ items: earlier ? [...others, earlier] : others });
  },

  /** Records the keys in the statement before any expected deposit arrives. */
  setKnown: (known: readonly string[]): void => change({ known }),

  /** Sets the remaining deposits after some arrived, and marks the arrived ones as reported in all tabs. */
  settle(items: readonly PendingDeposit[], marks: readonly string[]): void {
    const settled = state.items.filter((item) => !items.includes(item));
    change({ items, known: [...new Set([...(state.known ?? []), ...marks])] });
    channel?.postMessage({ token: session.get().token, marks, settled } satisfies DepositsMessage);
  },

  /** Sets the arrived amount, or clears it. */
  setReceived: (received: Satang | undefined): void => change({ received }),
};

export const usePendingDeposits = (): PendingDepositsState =>
  useSyncExternalStore(pendingDeposits.subscribe, pendingDeposits.get, pendingDeposits.get);

/** Refetches wallet, statement and deposits when another tab reports a deposit. */
export function useInvalidateFromOtherTabs(): void {
  const client = useQueryClient();
  useEffect(
    () => otherTabListeners.subscribe(() => void invalidateNouns(client, ['wallet', 'statement', 'deposit'])),
    [client],
  );
}

/** Clears the arrived amount while a page shows it. */
export function useAcknowledgeReceived(isShown: boolean): void {
  const { received } = usePendingDeposits();
  useEffect(() => {
    if (isShown && received !== undefined) pendingDeposits.setReceived(undefined);
  }, [isShown, received]);
}
