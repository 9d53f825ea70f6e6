/** How a client meets each code of receiving a refund. */
import { days } from '../../world/clock.ts';
import { lose, withBonus } from '../bonus/gains.sample.ts';
import { call, set } from '../client.sample.ts';
import type { Ways, WaysOfCall } from '../way.sample.ts';
import { again, way } from '../way.sample.ts';

const refunding: WaysOfCall = {
  NO_REFUND: way('As {new}, who never lost anything, receive it.', { as: 'new' }),
  REFUND_INACTIVE: way('Set `isRefundActive` to false, then receive it as {due}.', (world) => {
    set(world, { isRefundActive: false });
    return { as: 'due' };
  }),
  REFUND_CONDITION: way(
    'As {due}, receive it twice on one day.',
    again('refund.addToWallet', { as: 'due' }, 1),
  ),
  REFUND_MINIMUM: way('As {due}, receive it, move the clock on by a day, receive it again.', (world) => {
    call(world, 'refund.addToWallet', { as: 'due' });
    world.advance(days(1));
    return { as: 'due' };
  }),
  REFUND_SUCCESS: way('As {due}, receive it.', { as: 'due' }),
};

export const refundWays: Ways = {
  'refund.receive': {
    ...refunding,
    BONUS_REMAINING: way('Let {played} lose ฿100 at a game, then receive it.', (world) =>
      lose(world, 'played', 100),
    ),
    BONUS_ALREADY_ACTIVE: way('As {due}, take the bonus LOYAL, then receive it.', (world) =>
      withBonus(world, 'due'),
    ),
  },
  'refund.addToWallet': refunding,
};
