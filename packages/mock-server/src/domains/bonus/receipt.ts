/**
 * A bonus received by a member: from an offer, a promotion, an invite amount, a refund or a coupon (spec 4, Bonus). Its
 * money stays in the bonus account until the bonus is ended or cancelled.
 */
import type { RewardSource } from '@wallet/contract/statement';

import { satang, times, type Satang } from '@wallet/contract/wire/money';
import { payoutsOf } from '@wallet/contract/wire/reward';
import { account, type Account } from '../../world/account.ts';
import { fail } from '../../world/domain-error.ts';
import { defineMachine } from '../../world/machine.ts';
import { table, type Stateful } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { activeAccounts } from '../game/game.ts';
import type { OperatorText } from '../../world/localized-text.ts';
import type { Member } from '../profile/member.ts';
import type { StatementEntry } from '../statement/entry.ts';

/** `PLAYED`: the turnover is complete, and the member can end the bonus. */
export const receiptMachine = defineMachine({
  name: 'bonus',
  states: ['ACTIVE', 'PLAYED', 'ENDED', 'CANCELLED'],
  transitions: {
    ACTIVE: {
      PLAYED: { when: 'the turnover is complete', action: 'bonus.play' },
      CANCELLED: { when: 'the member cancels it', action: 'bonus.cancel' },
    },
    PLAYED: { ENDED: { when: 'the member ends it', action: 'bonus.end' } },
  },
});

export type ReceiptStatus = (typeof receiptMachine.states)[number];

export interface BonusTerms {
  readonly source: RewardSource;
  readonly code: string;
  readonly description: OperatorText;
  readonly amount: Satang;
  /** Number of times the amount must be staked. */
  readonly turnover: number;
  /** Share in percent that is lost by cancelling before the turnover is complete. */
  readonly percentFail: number;
  /** Share in percent that is paid into the wallet when the bonus is ended. Default: 100. */
  readonly percentSuccess?: number;
  /** Whether it can be cancelled before the turnover is complete. */
  readonly isCancellable: boolean;
  /** Transaction id of the qualifying deposit. */
  readonly earnedBy?: string;
}

export interface Receipt extends Omit<BonusTerms, 'turnover'> {
  readonly id: string;
  readonly memberId: string;
  readonly status: ReceiptStatus;
  /** Required stakes in satang. */
  readonly required: Satang;
  /** Remaining stakes in satang; 0 once the bonus is played. */
  readonly leftToPlay: Satang;
  /** Total of the member's game accounts at the receipt, in satang. */
  readonly atGames: Satang;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
}

export const receipts = table<Receipt>('receipts', { index: ['memberId', 'code'] });

const isRunning = ({ status }: Receipt): boolean => status === 'ACTIVE' || status === 'PLAYED';

/** Returns the running bonus of a member, played or not. */
export const runningBonus = (world: Stateful, memberId: string): Receipt | undefined =>
  receipts(world).by('memberId', memberId).find(isRunning);

/** Fails with BONUS_ALREADY_ACTIVE beside a running bonus, or with BONUS_REMAINING beside a played one. */
export function forbidSecondBonus(world: Stateful, memberId: string): void {
  const running = runningBonus(world, memberId);
  if (running) fail(running.status === 'PLAYED' ? 'BONUS_REMAINING' : 'BONUS_ALREADY_ACTIVE');
}

/** Returns the total of a member's game accounts, in satang. */
export const inGames = (world: World, member: Member): Satang =>
  satang(
    activeAccounts(world, member).reduce(
      (sum, { slotCode }) => sum + world.ledger.balance(account.game(member.id, slotCode)),
      0,
    ),
  );

/** The source account, the cause, and the key that makes the payment unique. */
export interface Payment {
  readonly from?: Account;
  readonly cause: string;
  readonly paysOnce?: `${string}:${string}`;
}

/** Gives a member a bonus; one without turnover is played at once. Needs an open command. */
export function receiveBonus(
  world: World,
  member: Member,
  { turnover, ...terms }: BonusTerms,
  { from = account.promotionExpense, ...payment }: Payment,
): Receipt {
  forbidSecondBonus(world, member.id);
  const required = times(terms.amount, turnover);
  const receipt = receipts(world).insert({
    ...terms,
    id: world.ids.next('receipt'),
    memberId: member.id,
    status: receiptMachine.initial,
    required,
    leftToPlay: required,
    atGames: inGames(world, member),
    receivedAt: world.clock.now(),
  });
  world.ledger.move(from, account.bonus(member.id), receipt.amount, {
    kind: 'bonus',
    ...payment,
    ...entryOf(receipt),
  } satisfies StatementEntry);
  return required > 0 ? receipt : become(world, receipt, 'PLAYED');
}

/** Counts a stake, in satang, towards the active bonus of a member. */
export function countStake(world: World, memberId: string, stake: Satang): void {
  const running = runningBonus(world, memberId);
  if (running?.status !== 'ACTIVE') return;
  const leftToPlay = satang(Math.max(0, running.leftToPlay - stake));
  receipts(world).update(running.id, { leftToPlay });
  if (leftToPlay === 0) become(world, running, 'PLAYED');
}

/** Counts the remaining stakes as staked. Throws a ControlError for an inactive bonus. Needs an open command. */
export function playOut(world: World, receipt: Receipt): Receipt {
  const played = become(world, receipt, 'PLAYED');
  return receipts(world).update(played.id, { leftToPlay: satang(0) });
}

/** Returns the payout of a bonus whose turnover is complete, in satang. */
export const completePayout = ({ amount, percentSuccess = 100 }: Receipt): Satang =>
  times(amount, percentSuccess / 100);

/** Ends a played bonus: its success share goes to the wallet, the rest back to the operator. */
export function endBonus(world: World, receipt: Receipt, cause: string): Receipt {
  payOut(world, receipt, completePayout(receipt), cause);
  return become(world, receipt, 'ENDED');
}

/** Cancels an unplayed bonus: its lost share goes back to the operator, the rest to the wallet. */
export function cancelBonus(world: World, receipt: Receipt, cause: string): Receipt {
  const lost = times(receipt.amount, receipt.percentFail / 100);
  payOut(world, receipt, satang(receipt.amount - lost), cause);
  return become(world, receipt, 'CANCELLED');
}

/** Moves the kept part of a bonus into the wallet and the rest back to the operator. */
function payOut(world: World, receipt: Receipt, kept: Satang, cause: string): void {
  finish(world, receipt, account.promotionExpense, satang(receipt.amount - kept), cause);
  finish(world, receipt, account.wallet(receipt.memberId), kept, cause);
}

function finish(world: World, receipt: Receipt, to: Account, amount: Satang, cause: string): void {
  if (amount === 0) return;
  const entry = { kind: 'finish_bonus', cause, ...entryOf(receipt) } satisfies StatementEntry;
  world.ledger.move(account.bonus(receipt.memberId), to, amount, entry);
}

const entryOf = ({ id, memberId, source, description }: Receipt) => ({
  ref: id,
  memberId,
  detail: { [source]: { description } },
});

/** Throws a ControlError for an undeclared transition. */
function become(world: World, receipt: Receipt, status: ReceiptStatus): Receipt {
  receiptMachine.requireTransition(receipt.status, status);
  return receipts(world).update(receipt.id, { status });
}

/** Fails with BONUS_CONDITION and the baht left to play while a bonus is unplayed: its money stays in the games. */
export function forbidUnplayedBonus(world: Stateful, memberId: string): void {
  const bonus = runningBonus(world, memberId);
  if (bonus?.status === 'ACTIVE') fail('BONUS_CONDITION', { amount: bonus.leftToPlay });
}

/**
 * Fails as above, or with BONUS_REMAINING for a bonus that is played but not ended: withdrawals need no running bonus.
 */
export function forbidAnyBonus(world: Stateful, memberId: string): void {
  forbidUnplayedBonus(world, memberId);
  if (runningBonus(world, memberId)) fail('BONUS_REMAINING');
}

/** The transaction kind of a forfeited rest. */
export const givenUp = 'given up';

type SetAside = 'invite' | 'refund';
type RewardShares = Required<Pick<BonusTerms, 'description' | 'amount' | 'percentFail' | 'percentSuccess'>>;

/**
 * Receives a reward that was set aside as a bonus, to be staked once. Ended it pays the success share, cancelled
 * unplayed it loses the fail share. Needs an open command.
 */
export function receiveReward(world: World, member: Member, source: SetAside, shares: RewardShares): void {
  const terms = { ...shares, source, code: source.toUpperCase(), turnover: 1, isCancellable: true };
  receiveBonus(world, member, terms, { from: account[source](member.id), cause: `${source}.receive` });
}

/**
 * Pays the certain part of a reward that was set aside into the wallet and forfeits the rest (decisions 14). Fails with
 * `tooSmall` when this part is less than one satang. Needs an open command.
 */
export function payReward(
  world: World,
  { id: memberId }: Member,
  source: SetAside,
  { description, amount, percentFail, percentSuccess }: RewardShares,
  { cause, tooSmall }: { readonly cause: string; readonly tooSmall: 'REFUND_MINIMUM' | 'NO_INVITE_BONUS' },
): void {
  const { certain } = payoutsOf(amount, { success: percentSuccess, fail: percentFail });
  if (certain === 0) fail(tooSmall);
  const from = account[source](memberId);
  const entry = {
    kind: 'bonus',
    cause,
    memberId,
    detail: { [source]: { description } },
  } satisfies StatementEntry;
  world.ledger.move(from, account.wallet(memberId), certain, entry);
  if (certain === amount) return;
  world.ledger.move(from, account.promotionExpense, satang(amount - certain), {
    kind: givenUp,
    cause,
    memberId,
  });
}
