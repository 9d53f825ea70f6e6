/** How a client meets each code of receiving an invite amount. */
import { befriend, withBonus } from '../bonus/gains.sample.ts';
import { call, set } from '../client.sample.ts';
import type { Ways } from '../way.sample.ts';
import { way } from '../way.sample.ts';

export const inviteWays: Ways = {
  'invite.receive': {
    INVITE_COLLECT: way('Let a friend invited by {new} stake ฿4,999, then receive it.', (world) =>
      befriend(world, 'new', 4_999),
    ),
    INVITE_INACTIVE: way('Set `isInviteActive` to false, then receive it as {due}.', (world) => {
      set(world, { isInviteActive: false });
      return { as: 'due' };
    }),
    NO_INVITE_BONUS: way('As {new}, who invited nobody, receive it.', { as: 'new' }),
    NO_INVITEE_PLAY_INFO: way('Register a friend invited by {new}, then receive it.', (world) =>
      befriend(world, 'new', 0),
    ),
    INVITE_BONUS_FAIL: way('As {due}, bring the amount down to ฿99.13, then receive it.', (world) => {
      call(world, 'wallet.add', { as: 'due', body: { amount: 50.87 } });
      return { as: 'due' };
    }),
    BONUS_REMAINING: way('Let a friend invited by {played} stake ฿5,000, then receive it.', (world) =>
      befriend(world, 'played', 5_000),
    ),
    BONUS_ALREADY_ACTIVE: way('As {due}, take the bonus LOYAL, then receive it.', (world) =>
      withBonus(world, 'due'),
    ),
    INVITE_BONUS_SUCCESS: way('As {due}, receive it.', { as: 'due' }),
  },
};
