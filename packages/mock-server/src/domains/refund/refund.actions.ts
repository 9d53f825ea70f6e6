import { Baht } from '@wallet/contract/wire/money';
import * as z from 'zod/mini';
import { account } from '../../world/account.ts';
import { MemberKey, requireMember } from '../row-lookup.ts';
import { Amount, defineAction } from '../action.ts';
import { setRefundAside } from './refund.ts';

/** The claimable amount, in baht. */
const RefundView = z.strictObject({ amount: Baht });

export const refundActions = {
  accrue: defineAction({
    title: 'Accrues a refund for a member, as if the member had lost enough.',
    body: z.strictObject({ member: MemberKey, amount: Amount }),
    result: RefundView,
    run(world, { member: key, amount }) {
      const member = requireMember(world, key);
      setRefundAside(world, member, amount);
      return { amount: world.ledger.balance(account.refund(member.id)) };
    },
  }),
};
