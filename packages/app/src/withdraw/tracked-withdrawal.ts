/** The last withdrawal, until the player has seen how it ended (docs/decisions/014-what-home-remembers.md). */
import { Transaction } from '@wallet/contract/statement';
import { useSyncExternalStore } from 'react';
import { markOf } from '#statement/reconcile.ts';
import { readAnswer } from '#api/read-response.ts';
import { createListeners } from '#api/storage/listeners.ts';
import { forget, keptFor, readStored, store } from '#api/storage/browser-storage.ts';
import { session } from '#api/session/session.ts';

const key = 'withdrawal-followed';
const listeners = createListeners();

let followed = restored();

function restored(): Transaction | undefined {
  try {
    const read = readAnswer<Transaction>(Transaction, JSON.parse(readStored(key) ?? ''));
    return read.isReadable ? read.value : undefined;
  } catch {
    return undefined;
  }
}

function change(next: Transaction | undefined): void {
  followed = next;
  if (next) store(key, JSON.stringify(next), keptFor('token'));
  else forget(key);
  listeners.tell();
}

session.subscribe(() => change(undefined));

const hasEnded = ({ status }: Transaction): boolean => status !== 'in progress';

/** Follows a withdrawal from now on, in the place of the one before. */
export const follow = (withdrawal: Transaction): void => change(withdrawal);

/** The player has seen how it ended, or does not want to. */
export const unfollow = (): void => change(undefined);

/** Takes over how the statement has it now. Answers whether it has ended since. */
export function compareFollowed(transactions: readonly Transaction[]): boolean {
  const before = followed;
  const now = before && transactions.find((transaction) => markOf(transaction) === markOf(before));
  if (!now || now.status === before.status) return false;
  change(now);
  return hasEnded(now);
}

/** The player looks at transactions: of a withdrawal that has ended and is among them, home need not tell any more. */
export function seeFollowed(transactions: readonly Transaction[]): void {
  compareFollowed(transactions);
  const now = followed;
  const isAmong = now && transactions.some((transaction) => markOf(transaction) === markOf(now));
  if (isAmong && hasEnded(now)) unfollow();
}

export const useFollowed = (): Transaction | undefined =>
  useSyncExternalStore(listeners.subscribe, () => followed);
