/** Contradictions in statement and balance. The player reads of them, and so does the operator (decisions 30). */
import type { Transaction } from '@wallet/contract/statement';
import type { Mismatch } from '@wallet/ui/base/mismatch';
import { createStore } from '#api/store/create-store.ts';
import { reportEvent } from '#reports/events.ts';
import { freshAmong, isWanted } from './find-transaction.ts';
import { unfinishedEffects, type SentEffect } from './unfinished-effects.ts';

/** Set while the player has to check the statement. */
const mismatch = createStore<Mismatch | undefined>({
  initial: undefined,
  stored: {
    key: 'money-mismatch',
    lifetime: 'token',
    parse: (json) => (json === 'twice' ? 'twice' : 'other'),
  },
});

export const useMismatch = mismatch.use;

/** Called when the player has read of the contradiction. */
export const dismissMismatch = (): void => mismatch.set(undefined);

/** Shows and reports a contradiction: the balance is too low, an effect was booked twice, or an amount changed. */
export function noteMismatch(found: 'balance' | 'twice' | 'amount'): void {
  // Another device may have sent an effect again, which explains no other contradiction.
  mismatch.set(found === 'twice' ? (mismatch.get() ?? found) : 'other');
  reportEvent({ kind: 'money-mismatch', found });
}

/** Compares a page of the statement with its last read, and the first page with the effects of this device. */
export function compareReads(before: readonly Transaction[], now: readonly Transaction[], page = 1): void {
  const effects = unfinishedEffects();
  const read = [...before, ...effects.flatMap(({ outcome }) => outcome?.transaction ?? [])];
  const hasChanged = now.some(({ _id, amount }) =>
    read.some((earlier) => _id !== undefined && earlier._id === _id && earlier.amount !== amount),
  );
  if (hasChanged) noteMismatch('amount');
  if (page === 1 && effects.some((effect) => isTwice(effect, effects, now))) noteMismatch('twice');
}

/** Returns whether the statement has more transactions of an effect than equal effects were sent. */
function isTwice(
  { known, wanted }: SentEffect,
  effects: readonly SentEffect[],
  now: readonly Transaction[],
): boolean {
  const { statementType, amount } = wanted;
  if (known === undefined || amount === undefined) return false;
  const equal = effects.filter(
    (other) => other.wanted.statementType === statementType && other.wanted.amount === amount,
  );
  return freshAmong(now, known).filter(isWanted(wanted)).length > equal.length;
}

/** Milliseconds for which the balance before an effect may be older than the statement before it. */
const longestAge = 120_000;

/** Returns what other transactions than that of an effect may have taken from the wallet since before it. */
export function spentBeside(
  { known = [], wanted }: Pick<SentEffect, 'known' | 'wanted'>,
  now: readonly Transaction[],
): number {
  const fresh = freshAmong(now, known);
  const own = fresh.find(isWanted(wanted));
  // By the clock of the backend.
  const newest = Date.parse(now[0]?.createdAt ?? '');
  return now
    .filter(
      (transaction) =>
        transaction !== own &&
        !['deposit', 'bonus'].includes(transaction.statementType) &&
        (fresh.includes(transaction) || newest - Date.parse(transaction.createdAt) < longestAge),
    )
    .reduce((sum, { amount }) => sum + Math.abs(amount), 0);
}
