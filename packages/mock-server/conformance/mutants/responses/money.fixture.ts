/** Wrong effects of a foreign backend on money. */
import { satang } from '@wallet/contract/wire/money';
import { account } from '../../../src/world/account.ts';
import { fail } from '../../../src/world/domain-error.ts';
import { done, onCode, type Mutant } from '../mutant.fixture.ts';

const places = 'A baht to a game and back changes both balances, and no other';
const once = 'A repeated transfer with one key moves once, with the same response';

export const moneyResponseMutants: readonly Mutant[] = [
  {
    name: 'A third decimal is rounded',
    isSeenByReading: false,
    caughtBy: 'A third decimal fails, and no money moves',
    onBody({ body }) {
      const { value } = (body ?? {}) as { value?: { amount?: unknown } };
      if (value && typeof value.amount === 'number') value.amount = Math.round(value.amount * 100) / 100;
    },
  },
  {
    name: 'A transfer loses a satang',
    isSeenByReading: false,
    caughtBy: places,
    handlers: {
      'wallet.transfer'(context, right) {
        const response = right(context);
        const { world, member } = context;
        world.ledger.adjust({ account: account.wallet(member.id), amount: satang(-1), reason: 'a mutant' });
        return response;
      },
    },
  },
  {
    name: 'A transfer returns success without an effect',
    isSeenByReading: false,
    caughtBy: places,
    handlers: { 'wallet.transfer': () => done },
  },
  {
    name: 'One key has two effects',
    isSeenByReading: false,
    caughtBy: once,
    onRequest({ headers }) {
      delete headers['idempotency-key'];
    },
  },
  {
    name: 'A withdrawal above the maximum is accepted',
    isSeenByReading: false,
    caughtBy: 'A satang above the maximum withdrawal fails with that limit, and no money moves',
    handlers: { 'withdraw.create': onCode('TRANSFER_FAIL', () => done) },
  },
  {
    name: 'A withdrawal below the minimum is accepted',
    isSeenByReading: false,
    caughtBy: 'A satang below the minimum withdrawal fails with that limit, and no money moves',
    handlers: { 'withdraw.create': onCode('TRANSFER_MINIMUM', () => done) },
  },
  {
    name: 'A failed withdrawal takes the money',
    isSeenByReading: false,
    caughtBy: 'A satang above the balance is MONEY_NOT_ENOUGH, and no money moves',
    handlers: {
      'withdraw.create': onCode('MONEY_NOT_ENOUGH', ({ world, member }) => {
        world.ledger.adjust({ account: account.wallet(member.id), amount: satang(-100), reason: 'a mutant' });
        return fail.andCommit('MONEY_NOT_ENOUGH');
      }),
    },
  },
];
