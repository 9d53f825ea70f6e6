import { befriend, withBonus } from '../bonus/rewards.fixture.ts';
import { call, set } from '../domain-client.fixture.ts';
import { errorCase, type ErrorCases } from '../error-case.fixture.ts';

export const inviteCases: ErrorCases = {
  'invite.receive': {
    INVITE_COLLECT: errorCase('Let a friend invited by {new} stake ฿4,999, then receive it.', (world) =>
      befriend(world, 'new', 4_999),
    ),
    INVITE_INACTIVE: errorCase('Set `isInviteActive` to false, then receive it as {due}.', (world) => {
      set(world, { isInviteActive: false });
      return { as: 'due' };
    }),
    NO_INVITE_BONUS: errorCase('As {new}, who has no invited friend, receive it.', { as: 'new' }),
    NO_INVITEE_PLAY_INFO: errorCase('Register a friend invited by {new}, then receive it.', (world) =>
      befriend(world, 'new', 0),
    ),
    INVITE_BONUS_FAIL: errorCase('As {due}, bring the amount down to ฿99.13, then receive it.', (world) => {
      call(world, 'wallet.add', { as: 'due', body: { amount: 50.87 } });
      return { as: 'due' };
    }),
    BONUS_REMAINING: errorCase('Let a friend invited by {played} stake ฿5,000, then receive it.', (world) =>
      befriend(world, 'played', 5_000),
    ),
    BONUS_ALREADY_ACTIVE: errorCase('As {due}, take the bonus LOYAL, then receive it.', (world) =>
      withBonus(world, 'due'),
    ),
    INVITE_BONUS_SUCCESS: errorCase('As {due}, receive it.', { as: 'due' }),
  },
};
