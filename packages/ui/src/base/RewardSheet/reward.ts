import { payoutsOf, type RewardKind, type RewardShares } from '@wallet/contract/wire/reward';
import type { Satang } from '@wallet/contract/wire/money';

export interface ChosenReward {
  readonly kind: RewardKind;
  /** Waiting amount, in satang. */
  readonly amount: Satang;
  readonly shares: RewardShares;
}

/** Returns the payout of a chosen reward, in satang: at once, or after the conditions of its bonus. */
export const payoutOf = ({ kind, amount, shares }: ChosenReward): Satang => {
  const { certain, complete } = payoutsOf(amount, shares);
  return kind === 'wallet' ? certain : complete;
};
