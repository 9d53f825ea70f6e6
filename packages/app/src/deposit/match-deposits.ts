/** What counts as a deposit that has arrived, and what it was waited for. Pure; amounts in baht as they travel. */
import type { Transaction } from '@wallet/contract/statement';
import { fromBaht, satang, type Satang } from '@wallet/contract/wire/money';

/** Money that is on its way, as far as this phone knows. */
export interface PendingDeposit {
  readonly kind: 'qr' | 'transfer' | 'link';
  /** The way it comes by, as in the address. */
  readonly method: string;
  /** Epoch in milliseconds: since when, and until when it is waited for. */
  readonly since: number;
  readonly until: number;
  /** Of a code: its id, its amount, until when it could be paid (epoch in milliseconds), and for how many seconds in all. */
  readonly code?: {
    readonly id: string;
    readonly amount: number;
    readonly expiresAt: number;
    readonly life: number;
  };
}

/** What the books said before the money came. */
export interface Before {
  /** The deposits that were there already; undefined while the statement could not be read. */
  readonly known: ReadonlySet<string> | undefined;
  /** What the wallet held, in baht; undefined when nobody knows. */
  readonly balance: number | undefined;
}

/** A deposit in the statement whose money is in the wallet. */
export const isArrived = ({ statementType, status }: Transaction): boolean =>
  statementType === 'deposit' && status === 'SUCCESS';

/**
 * The deposits that are new since before, newest first. The statement decides: a wallet rises by refunds and transfers too.
 * Where the statement could not be read before, the newest deposit counts if the wallet rose by just that.
 */
export function matchDeposits(
  before: Before,
  now: { readonly balance: number | undefined; readonly transactions: readonly Transaction[] },
  transactionKey: (transaction: Transaction) => string,
): readonly Transaction[] {
  const arrived = now.transactions.filter(isArrived);
  const { known, balance } = before;
  if (known) return arrived.filter((transaction) => !known.has(transactionKey(transaction)));
  const [newest] = arrived;
  if (!newest || balance === undefined || now.balance === undefined) return [];
  const rise = fromBaht(now.balance) - fromBaht(balance);
  return fromBaht(newest.amount) === rise ? [newest] : [];
}

/** What several deposits come to, in satang. */
export const sumOf = (deposits: readonly Transaction[]): Satang =>
  satang(deposits.reduce((sum, { amount }) => sum + fromBaht(amount), 0));

/**
 * What is still on its way when a deposit has arrived: a code over just that amount, else a link, else a transfer is off
 * the list.
 */
export function withoutMatch(
  items: readonly PendingDeposit[],
  deposit: Transaction,
): readonly PendingDeposit[] {
  const settled =
    items.find(({ code }) => code !== undefined && fromBaht(code.amount) === fromBaht(deposit.amount)) ??
    items.find(({ kind }) => kind === 'link') ??
    items.find(({ kind }) => kind === 'transfer');
  return items.filter((item) => item !== settled);
}

/** Whether two tabs wait for the same money: one code, or one way. */
export const isSame = (one: PendingDeposit, other: PendingDeposit): boolean =>
  one.kind === other.kind && one.method === other.method && one.code?.id === other.code?.id;

/** What is waited for at a moment: nothing is waited for for ever. */
export const stillPending = (items: readonly PendingDeposit[], now: number): readonly PendingDeposit[] =>
  items.filter(({ until }) => until > now);

/** The list with one more; a newer code takes the place of an older one, and so does the same way used again. */
export function withPending(
  items: readonly PendingDeposit[],
  item: PendingDeposit,
): readonly PendingDeposit[] {
  const others = items.filter(({ kind, method }) =>
    item.kind === 'qr' ? kind !== 'qr' : kind !== item.kind || method !== item.method,
  );
  return [...others, item];
}
