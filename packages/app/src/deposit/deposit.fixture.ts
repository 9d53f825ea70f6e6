import type { Transaction } from '@wallet/contract/statement';

/** A deposit that has arrived, of so many baht. */
export const depositSample = (
  _id: string,
  amount: number,
  changes: Partial<Transaction> = {},
): Transaction => ({
  _id,
  statementType: 'deposit',
  status: 'SUCCESS',
  from: 'KBANK',
  to: 'Wallet',
  amount,
  createdAt: '2026-11-21T09:30:00.000+07:00',
  ...changes,
});
