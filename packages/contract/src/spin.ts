/** The wheel and its coupons. */
import * as z from 'zod/mini';
import { effect, read, router } from './c.ts';
import { orElse } from './wire/lenient.ts';
import { Baht } from './wire/money.ts';
import { Percent } from './wire/percent.ts';
import { Html, Id, text, requiredText } from './wire/text.ts';
import { Moment } from './wire/time.ts';

/** A sector of the wheel with CSS colours of the operator. `chance`: of stopping there, in percent (decisions 66). */
export const Slice = z.object({
  code: requiredText(64),
  label: text(100),
  bgColor: text(64),
  textColor: text(64),
  htmlDescription: z.optional(Html),
  chance: orElse(z.optional(Percent), undefined),
});
export type Slice = z.infer<typeof Slice>;

/** The wheel, and the coins of the member. */
export const SpinSetup = z.object({
  result: z.object({
    activeSpinwheel: z.nullish(z.object({ name: text(100), slices: z.array(Slice) })),
    userCoin: z.int().check(z.minimum(0)),
  }),
});
export type SpinSetup = z.infer<typeof SpinSetup>;

/** The winning sector, and the remaining coins. */
export const SpinResult = z.object({
  code: requiredText(64),
  label: text(100),
  remainingCoin: orElse(z.int().check(z.minimum(0)), undefined),
});
export type SpinResult = z.infer<typeof SpinResult>;

/** A prize to claim. `amount`: satang, 0 for a prize without money. */
export const Coupon = z.object({
  _id: Id,
  prize: z.object({ name: text(100), slice: z.object({ label: text(100) }) }),
  amount: Baht,
  expiresAt: z.optional(Moment),
});
export type Coupon = z.infer<typeof Coupon>;

/** The code of a sector without a prize (decisions 66). */
export const noPrizeCode = 'NOTHING';

/** Coupons per page (spec 9). */
export const couponPageSize = 3;

/** Size and motion of the wheel (spec 9, decisions 27). */
export const wheel = {
  /** CSS pixels. */
  maxSize: 350,
  /** Share of the viewport's width. */
  maxWidthShare: 0.85,
  /** Factor of the speed per 1/60 s. */
  friction: 0.991,
  turns: { from: 2, to: 3 },
  seconds: { from: 4, to: 5 },
  /** Milliseconds between two claims. */
  claimDebounce: 500,
} as const;

/**
 * An error in a 200 response of some backends. The simulator sends an error status (spec 7, Spin wheel).
 */
const Refused = z.object({ success: z.literal(false), error: text(200) });

export const spin = router({
  setup: read({
    path: '/api/spinwheel/setup',
    summary: 'The wheel, and the coins of the member (spec 7, Spin wheel).',
    response: SpinSetup,
  }),
  spin: effect({
    method: 'POST',
    path: '/api/spinwheel/spin',
    summary: 'Spends a coin and draws a sector (spec 4, Spin).',
    response: z.discriminatedUnion('success', [
      z.object({ success: z.literal(true), result: SpinResult }),
      Refused,
    ]),
    errors: ['MONEY_NOT_ENOUGH', 'INVALID_PRIZE_CODE'],
  }),
  coupons: read({
    path: '/api/spinwheel/coupon',
    summary: 'Claimable coupons (spec 3, Coupon).',
    response: z.object({ coupons: z.array(Coupon) }),
    service: 'other',
    assumedPath: true,
  }),
  claim: effect({
    path: '/api/spinwheel/coupon/claim',
    summary: 'Claims a coupon (spec 7, Spin wheel).',
    body: z.strictObject({ coupon: Id }),
    response: orElse(z.discriminatedUnion('success', [z.object({ success: z.literal(true) }), Refused]), {
      success: true,
    }),
    errors: [
      'NO_CLAIMABLE_COUPON',
      'INVALID_PRIZE_CODE',
      'INVALID_CODE',
      'INVALID_COUPON_TYPE',
      'COUPON_EXPIRED',
      'BONUS_REMAINING',
    ],
  }),
  active: read({
    path: '/api/spinwheel/active',
    summary: 'Whether the wheel is enabled (spec 7, Spin wheel).',
    response: z.object({ isActive: z.boolean() }),
  }),
});
