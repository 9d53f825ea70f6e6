import type { Transaction } from '@wallet/contract/statement';
import { satang } from '@wallet/contract/wire/money';

/** A withdrawal of ฿500. */
export const withdrawal = (status: Transaction['status'], id = 'w1'): Transaction => ({
  _id: id,
  statementType: 'withdraw',
  status,
  from: 'wallet',
  to: 'KBANK ***-*-*6789',
  amount: satang(500_00),
  createdAt: '2026-11-21T09:30:00.000+07:00',
});
