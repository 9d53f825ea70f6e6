/** Withdrawals (spec 5, Withdraw; spec 8, Money). */
import { mustRenameHolder } from '@wallet/contract/registration';
import type { WithdrawLimits } from '@wallet/contract/withdraw';
import type { Satang } from '@wallet/contract/wire/money';
import { account } from '../../world/account.ts';
import { seconds } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import { defineMachine } from '../../world/machine.ts';
import { table } from '../../world/store.ts';
import type { EventHandlers, World } from '../../world/world.ts';
import { forbidAnyBonus } from '../bonus/receipt.ts';
import { rejectedSatang } from '../magic.ts';
import { maskAccount } from '../profile/bank-account.ts';
import type { Member, MemberBankAccount } from '../profile/member.ts';
import { readSettings } from '../site/site.ts';
import { completed, givenBack, outcomeOf, type StatementEntry } from '../statement/entry.ts';
import { requireWallet } from '../wallet/transfer.ts';

/** The bank pays or rejects a withdrawal, which is final. */
export const withdrawalMachine = defineMachine({
  name: 'withdrawal',
  states: ['WAITING', 'PAID', 'REJECTED'],
  transitions: {
    WAITING: {
      PAID: { when: 'the bank pays it', action: 'withdraw.pay' },
      REJECTED: { when: 'the bank rejects it and the money returns', action: 'withdraw.reject' },
    },
  },
});

export type WithdrawalStatus = (typeof withdrawalMachine.states)[number];
export type WithdrawalOutcome = Exclude<WithdrawalStatus, 'WAITING'>;

export interface Withdrawal {
  readonly id: string;
  readonly memberId: string;
  readonly amount: Satang;
  /** The account at the time of the request. */
  readonly bankAccount: MemberBankAccount;
  readonly status: WithdrawalStatus;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly eventId: string;
}

export const withdrawals = table<Withdrawal>('withdrawals', { index: ['memberId'] });

/** Delay of the settlement; the success dialog says "waiting for transfer" (spec 8). */
export const settleAfter = (world: World): number => seconds(readSettings(world).withdrawWait);

const settleEvent = 'withdraw.settle';

export function showLimits(world: World): WithdrawLimits {
  const { withdrawMin, withdrawMax } = readSettings(world);
  return { withdrawMin, withdrawMax };
}

/**
 * Requests a withdrawal. Several may be pending at once: their amounts are held and cannot be spent again. The catalogue
 * has no codes for the limits (spec 8). Below the minimum is TRANSFER_MINIMUM, above the maximum TRANSFER_FAIL, each
 * with the limit as `amount`.
 */
export function createWithdrawal(
  world: World,
  member: Member,
  amount: Satang,
  cause = 'withdraw.create',
): Withdrawal {
  requireWallet(member);
  const bankAccount = payableAccount(member);
  const { withdrawMin, withdrawMax } = readSettings(world);
  if (amount < withdrawMin) fail('TRANSFER_MINIMUM', { amount: withdrawMin });
  if (amount > withdrawMax) fail('TRANSFER_FAIL', { amount: withdrawMax });
  forbidAnyBonus(world, member.id);
  const wallet = account.wallet(member.id);
  if (world.ledger.balance(wallet) < amount) fail('MONEY_NOT_ENOUGH');
  const id = world.ids.next('withdrawal');
  const detail = { to: maskAccount(bankAccount), waits: true };
  world.ledger.move(wallet, account.held(member.id), amount, {
    kind: 'withdraw',
    cause,
    ref: id,
    memberId: member.id,
    detail,
  } satisfies StatementEntry);
  return withdrawals(world).insert({
    id,
    memberId: member.id,
    amount,
    bankAccount,
    status: withdrawalMachine.initial,
    createdAt: world.clock.now(),
    eventId: world.eventQueue.after(settleAfter(world), settleEvent, { id }),
  });
}

function payableAccount(member: Member): MemberBankAccount {
  const bankAccount = member.bankAccount ?? fail('NO_BANK');
  if (mustRenameHolder(bankAccount)) fail('BANK_ACCOUNT_NAME_ENG');
  return bankAccount;
}

/**
 * Pays a pending withdrawal, or rejects it and returns the money to the wallet. Throws a ControlError for an undeclared
 * transition. Needs an open command.
 */
export function settleWithdrawal(world: World, id: string, outcome: WithdrawalOutcome): Withdrawal {
  const row = withdrawals(world).get(id) ?? fail('NO_DATA');
  withdrawalMachine.requireTransition(row.status, outcome);
  world.eventQueue.cancel(row.eventId);
  const target = outcome === 'PAID' ? account.payoutClearing : account.wallet(row.memberId);
  world.ledger.move(account.held(row.memberId), target, row.amount, {
    kind: outcome === 'PAID' ? completed : givenBack,
    cause: settleEvent,
    ref: id,
    memberId: row.memberId,
    paysOnce: outcomeOf(id),
  });
  return withdrawals(world).update(id, { status: outcome });
}

export const withdrawEvents = {
  [settleEvent]: (world: World, { id }: { id: string }) => {
    const isRejected = (withdrawals(world).get(id)?.amount ?? 0) % 100 === rejectedSatang;
    settleWithdrawal(world, id, isRejected ? 'REJECTED' : 'PAID');
  },
} satisfies EventHandlers;
