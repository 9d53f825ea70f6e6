import * as z from 'zod/mini';
import { effect, read, router } from './c.ts';
import { Done } from './wire/done.ts';
import { Baht } from './wire/money.ts';

/** Minimum and maximum of a withdrawal, in satang (spec 3, Withdraw limits). */
export const WithdrawLimits = z.object({ withdrawMin: Baht, withdrawMax: Baht });
export type WithdrawLimits = z.infer<typeof WithdrawLimits>;

/** An amount in satang; for `createAll` the balance that the player saw (decisions 17). */
export const WithdrawBody = z.strictObject({ amount: Baht });
export type WithdrawBody = z.infer<typeof WithdrawBody>;

const refusals = [
  'TRANSFER_MINIMUM',
  'MONEY_NOT_ENOUGH',
  'TRANSFER_FAIL',
  'NO_BANK',
  'NO_WALLET',
  'BANK_ACCOUNT_NAME_ENG',
  'BONUS_CONDITION',
  'BONUS_REMAINING',
] as const;

export const withdraw = router({
  limits: read({
    path: '/api/lookup/withdraw',
    summary: 'Minimum and maximum of a withdrawal (spec 3, Withdraw limits).',
    response: WithdrawLimits,
    service: 'other',
    assumedPath: true,
  }),
  create: effect({
    path: '/api/wallet/withdraw',
    summary: 'Requests a withdrawal of an amount (spec 5, Withdraw).',
    body: WithdrawBody,
    response: Done,
    errors: refusals,
  }),
  createAll: effect({
    path: '/api/wallet/withdrawAll',
    summary: 'Requests a withdrawal of the whole balance (decisions 17).',
    body: WithdrawBody,
    response: Done,
    errors: refusals,
  }),
});
