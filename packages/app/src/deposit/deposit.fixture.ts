import type { Transaction } from '@wallet/contract/statement';
import { baht } from '@wallet/contract/wire/money.fixture';

/** Returns a completed deposit of an amount in baht. */
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
  amount: baht(amount),
  createdAt: '2026-11-21T09:30:00.000+07:00',
  ...changes,
});
