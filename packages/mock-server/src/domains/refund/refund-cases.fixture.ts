import { days } from '../../world/clock.ts';
import { lose, withBonus } from '../bonus/rewards.fixture.ts';
import { call, set } from '../domain-client.fixture.ts';
import { again, errorCase, type ErrorCases, type CasesOfCall } from '../error-case.fixture.ts';

const refunding: CasesOfCall = {
  NO_REFUND: errorCase('As {new}, who never lost anything, receive it.', { as: 'new' }),
  REFUND_INACTIVE: errorCase('Set `isRefundActive` to false, then receive it as {due}.', (world) => {
    set(world, { isRefundActive: false });
    return { as: 'due' };
  }),
  REFUND_CONDITION: errorCase(
    'As {due}, receive it twice on one day.',
    again('refund.addToWallet', { as: 'due' }, 1),
  ),
  REFUND_MINIMUM: errorCase(
    'As {due}, receive it, move the clock on by a day, receive it again.',
    (world) => {
      call(world, 'refund.addToWallet', { as: 'due' });
      world.advance(days(1));
      return { as: 'due' };
    },
  ),
  REFUND_SUCCESS: errorCase('As {due}, receive it.', { as: 'due' }),
};

export const refundCases: ErrorCases = {
  'refund.receive': {
    ...refunding,
    BONUS_REMAINING: errorCase('Let {played} lose ฿100 at a game, then receive it.', (world) =>
      lose(world, 'played', 100),
    ),
    BONUS_ALREADY_ACTIVE: errorCase('As {due}, take the bonus LOYAL, then receive it.', (world) =>
      withBonus(world, 'due'),
    ),
  },
  'refund.addToWallet': refunding,
};
