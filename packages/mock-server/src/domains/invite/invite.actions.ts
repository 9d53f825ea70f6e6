/** Actions for invites. */
import { Baht } from '@wallet/contract/wire/money';
import * as z from 'zod/mini';
import { account } from '../../world/account.ts';
import { ControlError } from '../../world/control-error.ts';
import type { World } from '../../world/world.ts';
import { MemberKey, OneMember, requireMember } from '../row-lookup.ts';
import type { Member } from '../profile/member.ts';
import { members } from '../profile/member.ts';
import { Amount, defineAction, nameActions } from '../action.ts';
import { friendsOf, inviterCodeOf, inviterOf, setInviteAside } from './invite.ts';

const InviteView = z.strictObject({
  /** The amount to receive, in baht. */
  amount: Baht,
  /** Phones of the friends who registered with the member's code. */
  friends: z.array(z.string()),
});

const viewInvite = (world: World, member: Member): z.output<typeof InviteView> => ({
  amount: world.ledger.balance(account.invite(member.id)),
  friends: friendsOf(world, member).map(({ phone }) => phone),
});

function requireFriend(world: World, member: Member, key: string): Member {
  const friend = requireMember(world, key);
  if (friend.id === member.id)
    throw new ControlError('conflict', `${member.phone} is no friend of their own.`);
  return friend;
}

/** A member whom the friend invited, directly or indirectly, cannot have invited the friend. */
function refuseCircle(world: World, member: Member, friend: Member): void {
  for (let above = inviterOf(world, member); above; above = inviterOf(world, above))
    if (above.id === friend.id)
      throw new ControlError(
        'conflict',
        `${friend.phone} invited ${member.phone}, directly or indirectly, and cannot be invited by them.`,
      );
}

export const inviteActions = nameActions('invite', {
  read: defineAction({
    title: 'Returns a member’s invite amount and invited friends.',
    body: OneMember,
    answer: InviteView,
    isSafe: true,
    run: (world, { member }) => viewInvite(world, requireMember(world, member)),
  }),
  befriend: defineAction({
    title: 'A member counts as invited by another, as if registered with that code.',
    body: z.strictObject({ member: MemberKey, friend: MemberKey }),
    answer: InviteView,
    run(world, { member: key, friend: friendKey }) {
      const member = requireMember(world, key);
      const friend = requireFriend(world, member, friendKey);
      refuseCircle(world, member, friend);
      members(world).update(friend.id, { inviterCode: inviterCodeOf(member) });
      return viewInvite(world, member);
    },
  }),
  accrue: defineAction({
    title: 'An amount is set aside for a member, as if a friend’s play had brought it in.',
    body: z.strictObject({ member: MemberKey, friend: MemberKey, amount: Amount }),
    answer: InviteView,
    run(world, { member: key, friend, amount }) {
      const member = requireMember(world, key);
      setInviteAside(world, member, amount, requireFriend(world, member, friend));
      return viewInvite(world, member);
    },
  }),
});
