import type { Transaction } from '@wallet/contract/statement';
import { baht, inBaht } from '@wallet/contract/wire/money.fixture';

/** A transaction on the wire; its amount is in baht. */
export type SentTransaction = Omit<Transaction, 'amount'> & { readonly amount: number };

/** Returns a transaction on the wire, of an amount in baht. */
export const sentTransaction = (
  _id: string,
  statementType: Transaction['statementType'],
  amount: number,
  changes: Partial<SentTransaction> = {},
): SentTransaction => ({
  _id,
  statementType,
  status: 'SUCCESS',
  from: 'wallet',
  to: 'PG',
  amount,
  createdAt: '2026-11-21T09:30:00.000+07:00',
  ...changes,
});

export const onWire = ({ amount, ...rest }: Transaction): SentTransaction => ({
  ...rest,
  amount: inBaht(amount),
});

/** Returns a completed deposit of an amount in baht. */
export const depositSample = (
  id: string,
  amount: number,
  changes: Partial<Transaction> = {},
): Transaction => ({
  ...sentTransaction(id, 'deposit', amount, { from: 'KBANK', to: 'Wallet' }),
  amount: baht(amount),
  ...changes,
});

/** A withdrawal of ฿500. */
export const withdrawal = (status: Transaction['status'], id = 'w1'): Transaction => ({
  ...sentTransaction(id, 'withdraw', 500, { status, to: 'KBANK ***-*-*6789' }),
  amount: baht(500),
});
