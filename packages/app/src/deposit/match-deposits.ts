/** Matches deposits in the statement with expected ones. Pure. */
import type { Transaction } from '@wallet/contract/statement';
import { type Satang, satang } from '@wallet/contract/wire/money';
import { freshAmong } from '#statement/find-transaction.ts';

/** Milliseconds after the start of a wait in which no payment is possible. */
export const justBegun = 3_000;

/** A deposit that this device expects. */
export interface PendingDeposit {
  readonly kind: 'qr' | 'transfer' | 'link';
  /** Deposit method as the address spells it. */
  readonly method: string;
  /** Start and end of the wait, as epochs in milliseconds. */
  readonly since: number;
  readonly until: number;
  /** Code: id, amount, deadline (epoch in milliseconds) and lifetime in seconds. */
  readonly code?: {
    readonly id: string;
    readonly amount: Satang;
    readonly expiresAt: number;
    readonly life: number;
  };
}

/** Statement and balance before the deposit. */
export interface Before {
  /** Keys of earlier transactions; undefined until the statement was read. */
  readonly known: ReadonlySet<string> | undefined;
  /** The balance, if cached. */
  readonly balance: Satang | undefined;
}

/** Returns whether a transaction is a completed deposit; a correction has a negative amount. */
export const isArrived = ({ statementType, status, amount }: Transaction): boolean =>
  statementType === 'deposit' && status === 'SUCCESS' && amount > 0;

/** Returns whether a transaction may have raised the balance; a rejected withdrawal returns its money. */
export const canRaiseBalance = (transaction: Transaction): boolean =>
  transaction.statementType !== 'deposit' || isArrived(transaction);

/**
 * Returns the new deposits, newest first. The statement decides, because refunds and transfers also raise the
 * balance. Without an earlier statement, the newest deposit counts if the balance rose by its amount and nothing later
 * may have raised it.
 */
export function matchDeposits(
  before: Before,
  now: { readonly balance: Satang | undefined; readonly transactions: readonly Transaction[] },
): readonly Transaction[] {
  const { known, balance } = before;
  if (known) return freshAmong(now.transactions, [...known]).filter(isArrived);
  const newest = now.transactions.find(canRaiseBalance);
  if (!newest || !isArrived(newest) || balance === undefined || now.balance === undefined) return [];
  const rise = now.balance - balance;
  return newest.amount === rise ? [newest] : [];
}

export const sumOf = (deposits: readonly Transaction[]): Satang =>
  satang(deposits.reduce((sum, { amount }) => sum + amount, 0));

/**
 * Returns the pending deposits after one arrived. A code with the same amount is removed, else a link, else a
 * transfer.
 */
export function withoutMatch(
  items: readonly PendingDeposit[],
  deposit: Transaction,
): readonly PendingDeposit[] {
  const settled =
    items.find(({ code }) => code !== undefined && code.amount === deposit.amount) ??
    items.find(({ kind }) => kind === 'link') ??
    items.find(({ kind }) => kind === 'transfer');
  return items.filter((item) => item !== settled);
}

/** Returns whether two tabs expect the same deposit: one code, or one method. */
export const isSame = (one: PendingDeposit, other: PendingDeposit): boolean =>
  one.kind === other.kind && one.method === other.method && one.code?.id === other.code?.id;

export const stillPending = (items: readonly PendingDeposit[], now: number): readonly PendingDeposit[] =>
  items.filter(({ until }) => until > now);

/** Adds a deposit to the list. A newer code replaces an older one, and so does the same method. */
export function withPending(
  items: readonly PendingDeposit[],
  item: PendingDeposit,
): readonly PendingDeposit[] {
  const others = items.filter(({ kind, method }) =>
    item.kind === 'qr' ? kind !== 'qr' : kind !== item.kind || method !== item.method,
  );
  return [...others, item];
}
