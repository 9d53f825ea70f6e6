import { Baht } from '@wallet/contract/wire/money';
import { Moment, toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import type { World } from '../../world/world.ts';
import { MemberKey, ownedFields, phoneOf, requireMember } from '../row-lookup.ts';
import { maskAccount } from '../profile/bank-account.ts';
import { rowActions } from '../row-actions.ts';
import { Amount, defineAction } from '../action.ts';
import {
  createWithdrawal,
  settleWithdrawal,
  withdrawalMachine,
  withdrawals,
  type Withdrawal,
} from './withdraw.ts';

const WithdrawalView = z.strictObject({
  ...ownedFields,
  amount: Baht,
  /** The masked target account. */
  to: z.string(),
  status: z.enum(withdrawalMachine.states),
  createdAt: Moment,
});

const viewWithdrawal = (world: World, { eventId: _planned, bankAccount, ...withdrawal }: Withdrawal) => ({
  ...withdrawal,
  phone: phoneOf(world, withdrawal.memberId),
  to: maskAccount(bankAccount),
  createdAt: toMoment(withdrawal.createdAt),
});

export const withdrawalKind = {
  machine: withdrawalMachine,
  rows: withdrawals,
  view: WithdrawalView,
  show: viewWithdrawal,
};

const actionsFor = rowActions('withdrawal', withdrawalKind);

export const withdrawActions = {
  list: actionsFor.list('Lists the withdrawals, oldest first.'),
  ask: defineAction({
    title: 'Requests a withdrawal of a member, by the rules of the app.',
    body: z.strictObject({ member: MemberKey, amount: Amount }),
    result: WithdrawalView,
    run: (world, { member, amount }) =>
      viewWithdrawal(world, createWithdrawal(world, requireMember(world, member), amount)),
  }),
  pay: actionsFor.step('Pays a withdrawal, as the bank would.', 'WAITING', (world, { id }) =>
    settleWithdrawal(world, id, 'PAID'),
  ),
  reject: actionsFor.step(
    'Rejects a withdrawal, as the bank would, and returns the money to the wallet.',
    'WAITING',
    (world, { id }) => settleWithdrawal(world, id, 'REJECTED'),
  ),
};
