/** Bonuses on offer, and the running bonus of a member (spec 4, Bonus; spec 8, Bonus). */
import { isReceivedOut, type Bonus, type UserBonus } from '@wallet/contract/bonus';
import { satang } from '@wallet/contract/wire/money';
import { toMoment } from '@wallet/contract/wire/time';
import type { Sent } from '@wallet/contract/wire/lenient';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import type { LanguageTag } from '../../world/localized-text.ts';
import type { Member } from '../profile/member.ts';
import { bannerOf, bonusOffers, type BonusOffer } from './offer.ts';
import {
  cancelBonus,
  completePayout,
  endBonus,
  inGames,
  receipts,
  receiveBonus,
  forbidSecondBonus,
  runningBonus,
} from './receipt.ts';
import { rewardOf } from './reward.ts';

/** Limit of the new money in the games, in satang, from which an unplayed bonus cannot be cancelled (spec 9). */
export const endingBalance = satang(10_00);

export const listBonuses = (world: World, member: Member, language: LanguageTag): Sent<typeof Bonus>[] =>
  bonusOffers.map((offer) => ({ ...stateOf(world, member, offer), banners: [bannerOf(language, offer)] }));

const stateOf = (world: World, member: Member, { code, type, maxReceived, percentFail }: BonusOffer) => ({
  code,
  type,
  maxReceived,
  percentFail,
  userBonus: showUserBonus(world, member, code),
});

/** Returns a member's receipts of a bonus, undefined without one. The id is that of the first receipt. */
function showUserBonus(world: World, member: Member, code: string): UserBonus | undefined {
  const own = receipts(world)
    .by('memberId', member.id)
    .filter((receipt) => receipt.source === 'bonus' && receipt.code === code);
  const [first] = own;
  return (
    first && {
      _id: first.id,
      isActive: own.some(({ id }) => id === runningBonus(world, member.id)?.id),
      received: own.map(({ receivedAt }) => ({ updatedAt: toMoment(receivedAt) })),
    }
  );
}

/** Receives a bonus. Its money stays in the bonus account; see receipt.ts. */
export function activateBonus(world: World, member: Member, code: string): UserBonus {
  const offer = bonusOffers.find((known) => known.code === code) ?? fail('INVALID_CODE');
  forbidSecondBonus(world, member.id);
  if (isReceivedOut(stateOf(world, member, offer), world.clock.now())) fail('BONUS_MAX_CLAIMED');
  if (offer.stock !== undefined && givenOut(world, code) >= offer.stock) fail('BONUS_FULL');
  const terms = rewardOf(world, member, offer);
  receiveBonus(world, member, { ...terms, source: 'bonus' }, { cause: 'bonus.activate' });
  return showUserBonus(world, member, code) ?? fail('INVALID_CODE');
}

const givenOut = (world: World, code: string): number =>
  receipts(world)
    .by('code', code)
    .filter(({ source }) => source === 'bonus').length;

/** Returns whether a bonus runs, its progress, and its type: that of the offer, else the source. */
export function showActive(world: World, member: Member) {
  const running = runningBonus(world, member.id);
  if (!running) return { status: false };
  const offer =
    running.source === 'bonus' ? bonusOffers.find(({ code }) => code === running.code) : undefined;
  const { required, leftToPlay, isCancellable } = running;
  return {
    status: true,
    type: offer?.type ?? running.source,
    progress: {
      played: satang(required - leftToPlay),
      required,
      payout: completePayout(running),
      isCancellable,
    },
  };
}

/**
 * Ends or cancels the bonus of a member. Ending a played bonus moves its money to the wallet; cancelling costs
 * `percentFail`. Fails with BONUS_REMAINING and the limit while money moved to games since the start is still
 * there. Fails with BONUS_CONDITION and the amount left to play when the terms forbid it. Without a bonus it is a no-op,
 * because a GET may be repeated.
 */
export function clearBonus(world: World, member: Member): void {
  const running = runningBonus(world, member.id);
  if (!running) return;
  const cause = 'bonus.clear';
  if (running.status === 'PLAYED') return void endBonus(world, running, cause);
  if (!running.isCancellable) fail('BONUS_CONDITION', { amount: running.leftToPlay });
  if (inGames(world, member) - running.atGames >= endingBalance)
    fail('BONUS_REMAINING', { amount: endingBalance });
  cancelBonus(world, running, cause);
}
