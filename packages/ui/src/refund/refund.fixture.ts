import type { Refund, RefundCheck } from '@wallet/contract/refund';
import { satang } from '@wallet/contract/wire/money';
import { noop, ready, rewardSheet } from '../base/story.fixture.ts';
import { type RefundModalProps } from './RefundModal/RefundModal.tsx';

/** ฿320.50 to receive. */
export const refundFixture: RefundCheck = {
  result: true,
  bonus: null,
  info: '5% of every lost round is given back, and can be received once a day',
  refundAmount: satang(320_50),
  refundSuccess: 100,
  refundFail: 20,
};

export const refundsFixture: readonly Refund[] = [
  { refundAmount: satang(100_00), createdAt: '2026-11-14T21:15:42.000+07:00' },
  { refundAmount: satang(50_00), createdAt: '2026-10-30T09:02:11.000+07:00' },
];

export const refundPropsFixture: RefundModalProps = {
  ...rewardSheet,
  check: ready(refundFixture),
  refunds: ready({ total: 12, refunds: refundsFixture }),
  onAddToWallet: noop,
};
