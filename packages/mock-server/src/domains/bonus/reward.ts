/** The value of an offer for a member, and its conditions (spec 8, BONUS_CONDITION). */
import { satang, times } from '@wallet/contract/wire/money';
import { hours } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import type { Member } from '../profile/member.ts';
import type { Offer } from './offer.ts';
import { receipts, type BonusTerms } from './receipt.ts';

/** Maximum age of a deposit that earns an offer. */
export const depositCounts = hours(24);

/**
 * Returns the bonus of an offer for a member. Fails with BONUS_CONDITION for a member without a wallet. Fails with it
 * also when the latest deposit is too small, too old or already used; `deposit` is the minimum.
 */
export function rewardOf(world: World, member: Member, offer: Offer): Omit<BonusTerms, 'source'> {
  if (member.hasNoWallet) fail('BONUS_CONDITION');
  const {
    code,
    title: description,
    amount,
    turnover,
    percentFail,
    isCancellable,
    leastDeposit,
    percent,
  } = offer;
  const terms = { code, description, amount, turnover, percentFail, isCancellable };
  if (leastDeposit === undefined) return terms;
  const deposit = countingDeposit(world, member);
  if (!deposit || deposit.amount < leastDeposit) fail('BONUS_CONDITION', { deposit: leastDeposit });
  const share = percent === undefined ? amount : times(deposit.amount, percent / 100);
  return { ...terms, amount: satang(Math.min(amount, share)), earnedBy: deposit.id };
}

/** Returns the latest deposit if it is recent and has earned no bonus. */
function countingDeposit(world: World, member: Member) {
  const [latest] = world.ledger.history({ memberId: member.id, kinds: ['deposit'], limit: 1 }).items;
  if (!latest || world.clock.now() - latest.at >= depositCounts) return undefined;
  const isSpent = receipts(world)
    .by('memberId', member.id)
    .some(({ earnedBy }) => earnedBy === latest.id);
  const amount = satang(Math.max(...latest.postings.map((posting) => posting.amount)));
  return isSpent ? undefined : { id: latest.id, amount };
}
