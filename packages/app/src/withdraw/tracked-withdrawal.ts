/** The last withdrawal until the player saw its end (docs/decisions/014-home-storage.md). */
import { Transaction, transactionKey } from '@wallet/contract/statement';
import { createStore } from '#api/store/create-store.ts';
import { storedResponse } from '#api/store/stored-response.ts';
import { noteMismatch } from '#statement/money-mismatch.ts';

const tracked = createStore<Transaction | undefined>({
  initial: undefined,
  stored: { key: 'tracked-withdrawal', lifetime: 'token', ...storedResponse<Transaction>(Transaction) },
});

const hasEnded = ({ status }: Transaction): boolean => status !== 'in progress';

/** Tracks a withdrawal in place of the previous one. */
export const trackWithdrawal = (withdrawal: Transaction): void => tracked.set(withdrawal);

/** Called when the player saw the end or dismissed it. */
export const untrackWithdrawal = (): void => tracked.set(undefined);

/** Updates the withdrawal from the statement. Returns whether it has ended since. */
export function updateTracked(transactions: readonly Transaction[]): boolean {
  const before = tracked.get();
  const now =
    before && transactions.find((transaction) => transactionKey(transaction) === transactionKey(before));
  if (!now) return false;
  if (now.amount !== before.amount) noteMismatch('amount');
  else if (now.status === before.status) return false;
  tracked.set(now);
  return hasEnded(now);
}

/** Returns whether all transactions of a page are newer than a withdrawal. */
export const isAbove = (page: readonly Transaction[], { createdAt }: Transaction): boolean =>
  page.length > 0 && !page.some((transaction) => Date.parse(transaction.createdAt) <= Date.parse(createdAt));

/** Called when the player reads the statement; clears an ended withdrawal in the list. */
export function markTrackedSeen(transactions: readonly Transaction[]): void {
  updateTracked(transactions);
  const now = tracked.get();
  const isAmong =
    now && transactions.some((transaction) => transactionKey(transaction) === transactionKey(now));
  if (isAmong && hasEnded(now)) untrackWithdrawal();
}

export const useTrackedWithdrawal = (): Transaction | undefined => tracked.use();
