import { times, type Satang } from '@wallet/contract/wire/money';

/** The ways to receive what friends or losses brought in (decisions 14). */
export type RewardKind = 'bonus' | 'wallet';

/** The two shares of a gain, in percent. */
export interface RewardShares {
  readonly success: number;
  readonly fail: number;
}

/** What the player has decided to receive, as it was shown; amounts in satang. */
export interface ChosenReward {
  readonly way: RewardKind;
  /** What waited. */
  readonly amount: Satang;
  /** What of it this way brings. */
  readonly received: Satang;
  readonly shares: RewardShares;
}

/** A share of an amount, rounded half up. */
export const shareOf = (amount: Satang, percent: number): Satang => times(amount, percent / 100);
