import * as z from 'zod/mini';
import { effect, read, router } from './c.ts';
import { Banner } from './site.ts';
import { Done, done } from './wire/done.ts';
import { isListed, kindOf } from './wire/kind.ts';
import { orElse } from './wire/lenient.ts';
import { Baht } from './wire/money.ts';
import { Percent } from './wire/percent.ts';
import { Html, Id, text, requiredText } from './wire/text.ts';
import { Moment, startOfDay, startOfWeek } from './wire/time.ts';

/** The period over which receipts are counted (spec 4, Bonus). */
export const bonusTypes = ['limit', 'day', 'week'] as const;
export type BonusType = (typeof bonusTypes)[number];

/** The member's state of a bonus; `received` has one entry per receipt. */
export const UserBonus = z.object({
  _id: orElse(Id, ''),
  isActive: z.boolean(),
  received: orElse(z.array(z.object({ updatedAt: Moment })), []),
});
export type UserBonus = z.infer<typeof UserBonus>;

/**
 * A bonus on offer (spec 3). `maxReceived`: receipts per period of its `type`. `percentFail`: percent lost on a withdrawal
 * before the condition is met.
 */
export const Bonus = z.object({
  code: requiredText(64),
  type: kindOf(bonusTypes),
  maxReceived: orElse(z.int().check(z.minimum(0)), Infinity),
  percentFail: orElse(Percent, undefined),
  banners: orElse(z.array(Banner), []),
  userBonus: z.nullish(UserBonus),
});
export type Bonus = z.infer<typeof Bonus>;

/** Returns the start of the counting period at a moment; both in epoch milliseconds (spec 4, Bonus; decisions 5). */
const countedFrom: Record<BonusType, (now: number) => number> = {
  limit: () => -Infinity,
  day: startOfDay,
  week: startOfWeek,
};

/** Returns whether the limit of receipts is reached at a moment in epoch milliseconds (spec 4, Bonus). */
export function isReceivedOut(
  { type, maxReceived, userBonus }: Pick<Bonus, 'type' | 'maxReceived' | 'userBonus'>,
  now: number,
): boolean {
  // For an unlisted type every receipt counts.
  const from = isListed(bonusTypes, type) ? countedFrom[type](now) : -Infinity;
  const received = userBonus?.received ?? [];
  return received.filter(({ updatedAt }) => Date.parse(updatedAt) >= from).length >= maxReceived;
}

/**
 * How far a running bonus is, in satang: stakes played and required, and its payout into the wallet once they are equal.
 * Beyond the specification; a backend may send none (decisions 98).
 */
export const BonusProgress = z.object({
  played: Baht,
  required: Baht,
  payout: Baht,
  isCancellable: orElse(z.boolean(), true),
});
export type BonusProgress = z.infer<typeof BonusProgress>;

/** Returns whether the conditions of a bonus are met, so that its end pays it out. */
export const isComplete = ({ played, required }: BonusProgress): boolean => played >= required;

/** The benefit of a promotion code. `percentFail`: as of a bonus. */
export const Promotion = z.object({ percentFail: orElse(Percent, undefined), description: Html });
export type Promotion = z.infer<typeof Promotion>;

/** Maximum length of a bonus or promotion code, in characters. */
export const codeLength = 64;

/** Any letters and spaces: only the backend has the list of codes (spec 5, Promotion code). */
const ByCode = z.object({
  code: requiredText(codeLength).check(z.regex(/^[^\p{Cc}\s](?:[^\p{Cc}]*[^\p{Cc}\s])?$/u)),
});
const PromotionResult = z.object({ promotion: z.nullish(Promotion) });

export const bonus = router({
  list: read({
    path: '/api/bonus',
    summary: 'Bonuses with the state of the member (spec 7, Bonus).',
    response: z.array(Bonus),
  }),
  activate: effect({
    path: '/api/bonus/activate/:code',
    summary: 'Activates a bonus (spec 4, Bonus).',
    pathParams: ByCode,
    response: orElse(UserBonus, { _id: '', isActive: true, received: [] }),
    errors: [
      'BONUS_ALREADY_ACTIVE',
      'BONUS_MAX_CLAIMED',
      'BONUS_FULL',
      'BONUS_REMAINING',
      'BONUS_CONDITION',
      'INVALID_CODE',
    ],
  }),
  checkActive: read({
    path: '/api/bonus/check/active',
    summary: 'Whether a bonus is active, its type and progress (spec 7, Bonus).',
    response: z.object({
      status: z.boolean(),
      type: z.nullish(text(64)),
      progress: orElse(z.nullish(BonusProgress), undefined),
    }),
  }),
  checkMinimum: read({
    path: '/api/bonus/check/minimum',
    summary: 'Minimum balance that ends a bonus, in baht; defined and unused (spec 7, Bonus).',
    response: z.object({ minimum: Baht }),
  }),
  clear: effect({
    path: '/api/bonus/clear',
    summary: 'Cancels the active bonus (spec 4, Bonus).',
    response: done('BONUS_CLEAR'),
    errors: ['BONUS_REMAINING', 'BONUS_CONDITION'],
  }),
  currentPromotion: read({
    path: '/api/promotion/current',
    summary: 'The active promotion, or none (spec 7, Promotion).',
    response: PromotionResult,
  }),
  findPromotion: read({
    path: '/api/promotion/find/:code',
    summary: 'The promotion of a code, or none (spec 7, Promotion).',
    pathParams: ByCode,
    response: PromotionResult,
  }),
  activatePromotion: effect({
    path: '/api/promotion/activate/:code',
    summary: 'Activates a promotion (spec 7, Promotion).',
    pathParams: ByCode,
    response: Done,
    errors: [
      'NO_PROMOTION',
      'PROMOTION_RECEIVED',
      'BONUS_ALREADY_ACTIVE',
      'BONUS_REMAINING',
      'BONUS_CONDITION',
    ],
  }),
});
