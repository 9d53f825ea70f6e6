/** The two ways to take an invite amount or a refund, and their payouts (decisions 14). */
import { satang, times, type Satang } from './money.ts';

/** Into the wallet at once, or as a bonus with conditions. */
export const rewardKinds = ['wallet', 'bonus'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** Shares of a reward, in percent: paid when its bonus is complete, deducted when it is cancelled earlier. */
export interface RewardShares {
  readonly success: number;
  readonly fail: number;
}

/** Payouts of a reward, in satang. */
export interface RewardPayouts {
  /** Paid into the wallet at once, and by a bonus that is cancelled before its conditions are met. */
  readonly certain: Satang;
  /** Paid by a bonus whose conditions are met. */
  readonly complete: Satang;
}

/** Returns the payouts of a reward; shares are rounded half up. */
export const payoutsOf = (amount: Satang, { success, fail }: RewardShares): RewardPayouts => ({
  certain: satang(amount - times(amount, fail / 100)),
  complete: times(amount, success / 100),
});

/** Returns the choices that pay and that no other choice beats; the one that pays more at once is first. */
export const worthwhileKinds = ({ certain, complete }: RewardPayouts): readonly RewardKind[] =>
  rewardKinds.filter((kind) => (kind === 'wallet' ? certain > 0 : complete > certain));
