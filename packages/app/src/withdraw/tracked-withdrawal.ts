/** The last withdrawal, until the player has seen how it ended (docs/decisions/014-home-storage.md). */
import { Transaction } from '@wallet/contract/statement';
import { useSyncExternalStore } from 'react';
import { transactionKey } from '#statement/reconcile.ts';
import { readResponse } from '#api/read-response.ts';
import { createListeners } from '#api/storage/listeners.ts';
import { removeStored, storedFor, readStored, writeStored } from '#api/storage/browser-storage.ts';
import { session } from '#api/session/session.ts';

const key = 'withdrawal-followed';
const listeners = createListeners();

let tracked = restored();

function restored(): Transaction | undefined {
  try {
    const read = readResponse<Transaction>(Transaction, JSON.parse(readStored(key) ?? ''));
    return read.isReadable ? read.value : undefined;
  } catch {
    return undefined;
  }
}

function change(next: Transaction | undefined): void {
  tracked = next;
  if (next) writeStored(key, JSON.stringify(next), storedFor('token'));
  else removeStored(key);
  listeners.notify();
}

session.subscribe(() => change(undefined));

const hasEnded = ({ status }: Transaction): boolean => status !== 'in progress';

/** Follows a withdrawal from now on, in the place of the one before. */
export const trackWithdrawal = (withdrawal: Transaction): void => change(withdrawal);

/** The player has seen how it ended, or does not want to. */
export const untrackWithdrawal = (): void => change(undefined);

/** Takes over how the statement has it now. Answers whether it has ended since. */
export function updateTracked(transactions: readonly Transaction[]): boolean {
  const before = tracked;
  const now =
    before && transactions.find((transaction) => transactionKey(transaction) === transactionKey(before));
  if (!now || now.status === before.status) return false;
  change(now);
  return hasEnded(now);
}

/** The player looks at transactions: of a withdrawal that has ended and is among them, home need not tell any more. */
export function markTrackedSeen(transactions: readonly Transaction[]): void {
  updateTracked(transactions);
  const now = tracked;
  const isAmong =
    now && transactions.some((transaction) => transactionKey(transaction) === transactionKey(now));
  if (isAmong && hasEnded(now)) untrackWithdrawal();
}

export const useTrackedWithdrawal = (): Transaction | undefined =>
  useSyncExternalStore(listeners.subscribe, () => tracked);
