import { inviteCodeOf } from '@wallet/contract/profile';
import { Baht } from '@wallet/contract/wire/money';
import * as z from 'zod/mini';
import { account } from '../../world/account.ts';
import { ControlError } from '../../world/control-error.ts';
import type { World } from '../../world/world.ts';
import { MemberKey, OneMember, requireMember } from '../row-lookup.ts';
import { members, type Member } from '../profile/member.ts';
import { Amount, defineAction } from '../action.ts';
import { friendsOf, inviterOf, setInviteAside } from './invite.ts';

const InviteView = z.strictObject({
  /** The claimable amount, in baht. */
  amount: Baht,
  /** Phone numbers of the members who registered with the member's code. */
  friends: z.array(z.string()),
});

const viewInvite = (world: World, member: Member): z.output<typeof InviteView> => ({
  amount: world.ledger.balance(account.invite(member.id)),
  friends: friendsOf(world, member).map(({ phone }) => phone),
});

function requireFriend(world: World, member: Member, key: string): Member {
  const friend = requireMember(world, key);
  if (friend.id === member.id)
    throw new ControlError('conflict', `${member.phone} cannot be their own friend: name another member.`);
  return friend;
}

/** Throws a ControlError if the friend invited the member, directly or indirectly. */
function requireNoCycle(world: World, member: Member, friend: Member): void {
  for (let above = inviterOf(world, member); above; above = inviterOf(world, above))
    if (above.id === friend.id)
      throw new ControlError(
        'conflict',
        `${friend.phone} invited ${member.phone}, directly or indirectly, and cannot be invited by them.`,
      );
}

export const inviteActions = {
  read: defineAction({
    title: 'Returns a member’s invite amount and invited friends.',
    body: OneMember,
    result: InviteView,
    isSafe: true,
    run: (world, { member }) => viewInvite(world, requireMember(world, member)),
  }),
  befriend: defineAction({
    title: 'Sets the inviter of a friend, as if the friend had registered with that code.',
    body: z.strictObject({ member: MemberKey, friend: MemberKey }),
    result: InviteView,
    run(world, { member: key, friend: friendKey }) {
      const member = requireMember(world, key);
      const friend = requireFriend(world, member, friendKey);
      requireNoCycle(world, member, friend);
      members(world).update(friend.id, { inviterCode: inviteCodeOf(member.id) });
      return viewInvite(world, member);
    },
  }),
  accrue: defineAction({
    title: 'Accrues an invite amount for a member, as if a friend had played.',
    body: z.strictObject({ member: MemberKey, friend: MemberKey, amount: Amount }),
    result: InviteView,
    run(world, { member: key, friend, amount }) {
      const member = requireMember(world, key);
      setInviteAside(world, member, amount, requireFriend(world, member, friend));
      return viewInvite(world, member);
    },
  }),
};
