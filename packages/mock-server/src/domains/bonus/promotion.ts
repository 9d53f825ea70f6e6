/** Promotions: each code can be received once (spec 2, /user/bonus; spec 8, NO_PROMOTION). */
import type { Promotion } from '@wallet/contract/bonus';
import { monthAt } from '@wallet/contract/wire/time';
import type { Sent } from '@wallet/contract/wire/lenient';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import type { LanguageTag } from '../../world/localized-text.ts';
import type { Member } from '../profile/member.ts';
import { describe, promotionOffers, type PromotionOffer } from './offer.ts';
import { receiveBonus, forbidSecondBonus, runningBonus } from './receipt.ts';
import { rewardOf } from './reward.ts';

type Found = { readonly promotion: Sent<typeof Promotion> | null };

/** Returns the promotion of a currently valid code, ignoring case (spec 5, Promotion code). */
const findOffer = (world: World, code: string): PromotionOffer | undefined =>
  promotionOffers.find(
    (offer) =>
      offer.code === code.toUpperCase() &&
      (offer.month === undefined || offer.month === monthAt(world.clock.now())),
  );

const show = (language: LanguageTag, offer: PromotionOffer | undefined): Found => ({
  promotion: offer ? { percentFail: offer.percentFail, description: describe(language, offer) } : null,
});

export const findPromotion = (world: World, code: string, language: LanguageTag): Found =>
  show(language, findOffer(world, code));

/** Returns the running promotion of the member, also after its code expired, else null. */
export function currentPromotion(world: World, member: Member, language: LanguageTag): Found {
  const running = runningBonus(world, member.id);
  const isOne = running?.source === 'promotion';
  return show(language, isOne ? promotionOffers.find(({ code }) => code === running.code) : undefined);
}

/** Receives a promotion, once per member. */
export function activatePromotion(world: World, member: Member, code: string): void {
  const offer = findOffer(world, code) ?? fail('NO_PROMOTION');
  const paysOnce = `promotion:${offer.code}-${member.id}` as const;
  if (world.ledger.paid(paysOnce)) fail('PROMOTION_RECEIVED');
  forbidSecondBonus(world, member.id);
  const terms = rewardOf(world, member, offer);
  receiveBonus(
    world,
    member,
    { ...terms, source: 'promotion' },
    { cause: 'bonus.activatePromotion', paysOnce },
  );
}
