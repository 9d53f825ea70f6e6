import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateNouns } from '#api/query-client.ts';
import { createListeners } from '#api/storage/listeners.ts';
import { createStore } from '#api/store/create-store.ts';
import { satang, type Satang } from '@wallet/contract/wire/money';
import { session } from '#api/session/session.ts';
import { isSame, stillPending, withPending, type PendingDeposit } from './match-deposits.ts';

interface ExpectedDeposits {
  readonly items: readonly PendingDeposit[];
  /** Keys of reported deposits; undefined until the statement was read. */
  readonly known: readonly string[] | undefined;
  /** Balance before the first expected deposit, if cached. */
  readonly balance: Satang | undefined;
}

export interface PendingDepositsState extends ExpectedDeposits {
  /** Arrived amount that the player has not seen yet. */
  readonly received: Satang | undefined;
}

const key = 'pending-deposits';
const nothing: ExpectedDeposits = { items: [], known: undefined, balance: undefined };

/** Stored, because phones discard the page, or close its tab, while the bank app is in front. */
const expected = createStore({
  initial: nothing,
  stored: {
    key,
    lifetime: 'token',
    parse(json) {
      const { items, known, balance } = json as ExpectedDeposits;
      const pending = stillPending(items, Date.now());
      return pending.length === 0
        ? nothing
        : { items: pending, known: Array.isArray(known) ? known : undefined, balance };
    },
  },
});
const received = createStore<Satang | undefined>({ initial: undefined, resetOn: 'logout' });

const none: readonly string[] = [];
/** Keys of the deposits that any tab has reported; they outlive the expected ones. */
const reported = createStore({ initial: none, resetOn: 'logout' });

function change(next: Partial<ExpectedDeposits>): void {
  const state = { ...expected.get(), ...next };
  expected.set(state.items.length === 0 ? nothing : state);
}

function markReported(keys: readonly string[]): void {
  reported.set([...reported.get(), ...keys]);
  const { known } = expected.get();
  if (known) change({ known: [...new Set([...known, ...keys])] });
}

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

if (channel) {
  channel.onmessage = ({ data: { token, marks, settled } }: MessageEvent<DepositsMessage>) => {
    if (token !== session.get().token) return;
    markReported(marks);
    pendingDeposits.remove((item) => settled.some((one) => isSame(one, item)));
    otherTabListeners.notify();
  };
}

/** Expected deposits; read with `usePendingDeposits` or directly. */
export const pendingDeposits = {
  get: (): PendingDepositsState => ({ ...expected.get(), received: received.get() }),

  /** Adds an expected deposit; `balance` is the current balance, if cached. */
  add(item: PendingDeposit, balance: Satang | undefined): void {
    const { items } = expected.get();
    change({ items: withPending(items, item), ...(items.length === 0 && { balance }) });
  },

  /** Removes the deposits that a predicate selects. */
  remove(isOver: (item: PendingDeposit) => boolean): void {
    const { items } = expected.get();
    if (items.some(isOver)) change({ items: items.filter((item) => !isOver(item)) });
  },

  /** Removes a refused deposit, and restores the earlier one of the same method. */
  restore(isIt: (item: PendingDeposit) => boolean, earlier: PendingDeposit | undefined): void {
    const { items } = expected.get();
    if (!items.some(isIt)) return;
    const others = items.filter((item) => !isIt(item));
    change({ items: earlier ? [...others, earlier] : others });
  },

  /** Records the keys in the statement before any expected deposit arrives. */
  setKnown: (known: readonly string[]): void => change({ known }),

  isReported: (mark: string): boolean => reported.get().includes(mark),

  /** Sets the remaining deposits after some arrived, adds their amount, and marks them as reported in all tabs. */
  report(items: readonly PendingDeposit[], marks: readonly string[], amount: Satang): void {
    const settled = expected.get().items.filter((item) => !items.includes(item));
    markReported(marks);
    change({ items });
    received.set(satang((received.get() ?? 0) + amount));
    channel?.postMessage({ token: session.get().token, marks, settled } satisfies DepositsMessage);
  },

  /** Called when the player has seen an arrived amount; more may have arrived since. */
  acknowledge(seen: Satang): void {
    const rest = (received.get() ?? 0) - seen;
    received.set(rest > 0 ? satang(rest) : undefined);
  },
};

export const usePendingDeposits = (): PendingDepositsState => ({
  ...expected.use(),
  received: received.use(),
});

/** Refetches wallet, statement and deposits when another tab reports a deposit. */
export function useInvalidateFromOtherTabs(): void {
  const client = useQueryClient();
  useEffect(
    () => otherTabListeners.subscribe(() => void invalidateNouns(client, ['wallet', 'statement', 'deposit'])),
    [client],
  );
}
