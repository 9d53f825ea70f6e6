import { satang } from '@wallet/contract/wire/money';
import type { WithdrawLimits } from '@wallet/contract/withdraw';

export const withdrawLimitsFixture: WithdrawLimits = {
  withdrawMin: satang(100_00),
  withdrawMax: satang(50_000_00),
};
