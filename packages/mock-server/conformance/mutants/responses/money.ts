/** Effects of a foreign backend on money that should not be. */
import { satang } from '@wallet/contract/wire/money';
import { account } from '../../../src/world/account.ts';
import { fail } from '../../../src/world/domain-error.ts';
import type { ResponseMutant } from '../response-mutant.ts';
import { done, losingSatang, onCode } from '../mutation.ts';

const places = 'A baht to a game and back: both places change by it, and nothing else does';
const refusals = 'A transfer that may not be is refused with its code and bound, and nothing moves';
const once = 'A transfer that is sent twice under one key moves once, and answers alike';

export const moneyResponseMutants: readonly ResponseMutant[] = [
  {
    name: 'A third decimal is rounded instead of refused',
    isSeenByReading: false,
    caughtBy: 'A third decimal moves nothing',
    onBody({ body }) {
      const { value } = (body ?? {}) as { value?: { amount?: unknown } };
      if (value && typeof value.amount === 'number') value.amount = Math.round(value.amount * 100) / 100;
    },
  },
  {
    name: 'A transfer loses a satang on its way',
    isSeenByReading: false,
    caughtBy: places,
    handlers: {
      'wallet.transfer': losingSatang,
    },
  },
  {
    name: 'A transfer says that it worked, and moves nothing',
    isSeenByReading: false,
    caughtBy: places,
    handlers: { 'wallet.transfer': () => done },
  },
  {
    name: 'An effect is done twice for one key',
    isSeenByReading: false,
    caughtBy: once,
    onRequest({ headers }) {
      delete headers['idempotency-key'];
    },
  },
  {
    name: 'A withdrawal above the largest is taken',
    isSeenByReading: false,
    caughtBy: 'A satang above the largest withdrawal is refused with that bound, and nothing moves',
    handlers: { 'withdraw.create': onCode('TRANSFER_FAIL', () => done) },
  },
  {
    name: 'A withdrawal below the smallest is taken',
    isSeenByReading: false,
    caughtBy: 'A satang below the smallest withdrawal is refused with that bound, and nothing moves',
    handlers: { 'withdraw.create': onCode('TRANSFER_MINIMUM', () => done) },
  },
  {
    name: 'A transfer of less than a baht works',
    isSeenByReading: false,
    caughtBy: refusals,
    handlers: { 'wallet.transfer': onCode('TRANSFER_MINIMUM', () => done) },
  },
  {
    name: 'A refused withdrawal takes its money all the same',
    isSeenByReading: false,
    caughtBy: 'A satang more than the wallet has is MONEY_NOT_ENOUGH, and nothing moves',
    handlers: {
      'withdraw.create': onCode('MONEY_NOT_ENOUGH', ({ world, member }) => {
        world.ledger.adjust({ account: account.wallet(member.id), amount: satang(-100), reason: 'a mutant' });
        return fail.andCommit('MONEY_NOT_ENOUGH');
      }),
    },
  },
];
