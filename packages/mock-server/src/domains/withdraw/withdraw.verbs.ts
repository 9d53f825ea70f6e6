/** What the bank and testers do about withdrawals. */
import { Baht, fromBaht, toBaht } from '@wallet/contract/wire/money';
import { Moment, toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import type { World } from '../../world/world.ts';
import { MemberKey, phoneOf, requireMember } from '../addressing.ts';
import { maskAccount } from '../profile/bank-account.ts';
import type { Meant } from '../row-verbs.ts';
import { verbsAbout } from '../row-verbs.ts';
import { Amount, defineVerb, verbsOf } from '../verb.ts';
import type { Withdrawal } from './withdraw.ts';
import { createWithdrawal, settleWithdrawal, withdrawalMachine, withdrawals } from './withdraw.ts';

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

const about = verbsAbout({
  key: 'withdrawal',
  what: 'withdrawal',
  rows: withdrawals,
  view: WithdrawalView,
  show: viewWithdrawal,
});
const waiting: Meant<Withdrawal> = { which: 'waiting', isMeant: ({ status }) => status === 'WAITING' };

export const withdrawVerbs = verbsOf('withdraw', {
  list: about.list('The withdrawals there are, oldest first.'),
  ask: defineVerb({
    title: 'A member asks for an amount to be paid out, by the rules of the app.',
    body: z.strictObject({ member: MemberKey, amount: Amount }),
    answer: WithdrawalView,
    run: (world, { member, amount }) =>
      viewWithdrawal(world, createWithdrawal(world, requireMember(world, member), fromBaht(amount))),
  }),
  pay: about.step('The bank pays a withdrawal.', waiting, (world, { id }) =>
    settleWithdrawal(world, id, 'PAID'),
  ),
  reject: about.step(
    'The bank rejects a withdrawal: the money returns to the wallet.',
    waiting,
    (world, { id }) => settleWithdrawal(world, id, 'REJECTED'),
  ),
});
