/** What the bank and testers do about withdrawals. */
import { Baht, fromBaht, toBaht } from '@wallet/contract/wire/money';
import { Moment, toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import type { World } from '../../world/world.ts';
import {
  MaybeMember,
  MemberKey,
  phoneOf,
  requireMember,
  requireRow,
  RowId,
  rowsOfMember,
} from '../addressing.ts';
import { maskAccount } from '../profile/bank-account.ts';
import { Amount, defineVerb, verbsOf } from '../verb.ts';
import type { Withdrawal, WithdrawalOutcome } from './withdraw.ts';
import { createWithdrawal, settleWithdrawal, withdrawalMachine, withdrawals } from './withdraw.ts';

/** A withdrawal by its id, else the newest of a member that waits. */
const OneWithdrawal = z.strictObject({
  member: z.exactOptional(MemberKey),
  withdrawal: z.exactOptional(RowId),
});

const WithdrawalView = z.strictObject({
  id: z.string(),
  memberId: z.string(),
  phone: z.string(),
  amount: Baht,
  /** The account it is paid to, masked. */
  to: z.string(),
  status: z.enum(withdrawalMachine.states),
  createdAt: Moment,
});

export const viewWithdrawal = (
  world: World,
  { eventId: _planned, bankAccount, ...withdrawal }: Withdrawal,
): z.output<typeof WithdrawalView> => ({
  ...withdrawal,
  phone: phoneOf(world, withdrawal.memberId),
  amount: toBaht(withdrawal.amount),
  to: maskAccount(bankAccount),
  createdAt: toMoment(withdrawal.createdAt),
});

const settling = (title: string, outcome: WithdrawalOutcome) =>
  defineVerb({
    title,
    body: OneWithdrawal,
    answer: WithdrawalView,
    run(world, { member, withdrawal: id }) {
      const row = requireRow(world, withdrawals(world), {
        member,
        id,
        what: 'withdrawal',
        which: 'waiting',
        isMeant: ({ status }) => status === 'WAITING',
      });
      return viewWithdrawal(world, settleWithdrawal(world, row.id, outcome));
    },
  });

export const withdrawVerbs = verbsOf('withdraw', {
  list: defineVerb({
    title: 'The withdrawals there are, oldest first.',
    body: MaybeMember,
    answer: z.array(WithdrawalView),
    isSafe: true,
    run: (world, { member }) =>
      rowsOfMember(world, withdrawals(world), member).map((row) => viewWithdrawal(world, row)),
  }),
  ask: defineVerb({
    title: 'A member asks for an amount to be paid out, by the rules of the app.',
    body: z.strictObject({ member: MemberKey, amount: Amount }),
    answer: WithdrawalView,
    run: (world, { member, amount }) =>
      viewWithdrawal(world, createWithdrawal(world, requireMember(world, member), fromBaht(amount))),
  }),
  pay: settling('The bank pays a withdrawal.', 'PAID'),
  reject: settling('The bank rejects a withdrawal: the money returns to the wallet.', 'REJECTED'),
});
