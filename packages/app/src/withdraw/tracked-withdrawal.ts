/** The last withdrawal, until the player has seen how it ended (docs/decisions/014-home-storage.md). */
import { Transaction } from '@wallet/contract/statement';
import { readResponse } from '#api/read-response.ts';
import { createStore } from '#api/store/create-store.ts';
import { transactionKey } from '#statement/reconcile.ts';

const tracked = createStore<Transaction | undefined>({
  initial: undefined,
  resetOn: 'logout',
  stored: {
    key: 'withdrawal-followed',
    lifetime: 'token',
    parse(json) {
      const read = readResponse<Transaction>(Transaction, json);
      return read.isReadable ? read.value : undefined;
    },
  },
});

const hasEnded = ({ status }: Transaction): boolean => status !== 'in progress';

/** Follows a withdrawal from now on, in the place of the one before. */
export const trackWithdrawal = (withdrawal: Transaction): void => tracked.set(withdrawal);

/** The player has seen how it ended, or does not want to. */
export const untrackWithdrawal = (): void => tracked.set(undefined);

/** Takes over how the statement has it now. Answers whether it has ended since. */
export function updateTracked(transactions: readonly Transaction[]): boolean {
  const before = tracked.get();
  const now =
    before && transactions.find((transaction) => transactionKey(transaction) === transactionKey(before));
  if (!now || now.status === before.status) return false;
  tracked.set(now);
  return hasEnded(now);
}

/** The player looks at transactions: of a withdrawal that has ended and is among them, home need not tell any more. */
export function markTrackedSeen(transactions: readonly Transaction[]): void {
  updateTracked(transactions);
  const now = tracked.get();
  const isAmong =
    now && transactions.some((transaction) => transactionKey(transaction) === transactionKey(now));
  if (isAmong && hasEnded(now)) untrackWithdrawal();
}

export const useTrackedWithdrawal = (): Transaction | undefined => tracked.use();
