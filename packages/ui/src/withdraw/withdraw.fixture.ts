import type { WithdrawLimits } from '@wallet/contract/withdraw';

/** Baht. */
export const withdrawLimitsFixture: WithdrawLimits = { withdrawMin: 100, withdrawMax: 50_000 };
