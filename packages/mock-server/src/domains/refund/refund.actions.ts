/** Actions for refunds. */
import { Baht } from '@wallet/contract/wire/money';
import * as z from 'zod/mini';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import { MemberKey, OneMember, requireMember } from '../row-lookup.ts';
import type { Member } from '../profile/member.ts';
import { Amount, defineAction, nameActions } from '../action.ts';
import { setRefundAside } from './refund.ts';

/** The claimable amount, in baht. */
const RefundView = z.strictObject({ amount: Baht });

const viewRefund = (world: World, { id }: Member): z.output<typeof RefundView> => ({
  amount: world.ledger.balance(account.refund(id)),
});

export const refundActions = nameActions('refund', {
  read: defineAction({
    title: 'Returns a member’s refund amount.',
    body: OneMember,
    result: RefundView,
    isSafe: true,
    run: (world, { member }) => viewRefund(world, requireMember(world, member)),
  }),
  accrue: defineAction({
    title: 'Accrues a refund for a member, as if the member had lost enough.',
    body: z.strictObject({ member: MemberKey, amount: Amount }),
    result: RefundView,
    run(world, { member: key, amount }) {
      const member = requireMember(world, key);
      setRefundAside(world, member, amount);
      return viewRefund(world, member);
    },
  }),
});
