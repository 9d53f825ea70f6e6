/** Loss refunds. */
import * as z from 'zod/mini';
import { effect, read, router } from './c.ts';
import { Banner } from './site.ts';
import { done } from './wire/done.ts';
import { Baht } from './wire/money.ts';
import { PageRequest, Total } from './wire/page.ts';
import { Percent } from './wire/percent.ts';
import { text } from './wire/text.ts';
import { Moment } from './wire/time.ts';

/** Whether a refund is due: its amount in satang, and the two shares in percent (decisions 14). */
export const RefundCheck = z.object({
  result: z.boolean(),
  bonus: z.nullish(text(200)),
  info: z.nullish(text(2_000)),
  refundAmount: Baht,
  refundSuccess: Percent,
  refundFail: Percent,
});
export type RefundCheck = z.infer<typeof RefundCheck>;

/** A received refund: the whole amount that was set aside, in satang, as in the check. */
export const Refund = z.object({ refundAmount: Baht, createdAt: Moment });
export type Refund = z.infer<typeof Refund>;

const refusals = ['NO_REFUND', 'REFUND_CONDITION', 'REFUND_INACTIVE', 'REFUND_MINIMUM'] as const;

export const refund = router({
  list: read({
    path: '/api/refund',
    summary: 'Refunds received so far (spec 7, Invite and refund).',
    body: PageRequest,
    response: z.object({ total: Total, refunds: z.array(Refund) }),
  }),
  check: read({
    path: '/api/refund/check',
    summary: 'Whether a refund is due (spec 3, Refund check).',
    response: RefundCheck,
  }),
  receive: effect({
    path: '/api/refund/receive',
    summary: 'Turns the refund into a bonus (decisions 14).',
    response: done('REFUND_SUCCESS'),
    errors: [...refusals, 'BONUS_REMAINING', 'BONUS_ALREADY_ACTIVE'],
  }),
  addToWallet: effect({
    path: '/api/refund/addWallet',
    summary: 'Pays the certain part of the refund into the wallet (decisions 14).',
    response: done('REFUND_SUCCESS'),
    errors: refusals,
  }),
  banners: read({
    path: '/api/refund/banners',
    summary: 'Banners shown before the refund (spec 2, /user/home).',
    response: z.array(Banner),
    service: 'other',
    assumedPath: true,
  }),
});
