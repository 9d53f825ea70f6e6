import { satang } from '@wallet/contract/wire/money';
import type { WithdrawLimits } from '@wallet/contract/withdraw';
import { bankAccountSample } from '../base/BankAccountLine/bank-account.fixture.ts';
import { idleSheet, noop, ready } from '../base/story.fixture.ts';
import { type WithdrawModalProps } from './WithdrawModal/WithdrawModal.tsx';

export const withdrawLimitsFixture: WithdrawLimits = {
  withdrawMin: satang(100_00),
  withdrawMax: satang(50_000_00),
};

export const withdrawDataFixture = { wallet: { amount: satang(1_234_57) }, bankAccount: bankAccountSample };

export const withdrawPropsFixture: WithdrawModalProps = {
  ...idleSheet,
  wallet: ready(withdrawDataFixture),
  limits: ready(withdrawLimitsFixture),
  onWithdraw: noop,
  onWithdrawAll: noop,
  onEditHolderName: noop,
  onAddBankAccount: noop,
};
