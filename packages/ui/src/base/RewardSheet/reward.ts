import { times, type Satang } from '@wallet/contract/wire/money';

/** How a reward is received (decisions 14). */
export type RewardKind = 'bonus' | 'wallet';

/** Shares of a reward, in percent. */
export interface RewardShares {
  readonly success: number;
  readonly fail: number;
}

/** Reward to confirm; amounts in satang. */
export interface ChosenReward {
  readonly kind: RewardKind;
  /** Waiting amount. */
  readonly amount: Satang;
  /** Amount received by this kind. */
  readonly received: Satang;
  readonly shares: RewardShares;
}

/** Returns a share of an amount, rounded half up. */
export const shareOf = (amount: Satang, percent: number): Satang => times(amount, percent / 100);
