/**
 * A bonus that a member received: from an offer, a promotion, an invite amount, a refund or a coupon (spec 4, Bonus).
 * Its money stays in the bonus account until the bonus is ended or cancelled.
 */
import type { RewardSource } from '@wallet/contract/statement';
import type { Satang } from '@wallet/contract/wire/money';
import { satang, times } from '@wallet/contract/wire/money';
import type { Account } from '../../world/account.ts';
import { account } from '../../world/account.ts';
import { fail } from '../../world/domain-error.ts';
import { defineMachine } from '../../world/machine.ts';
import type { Stateful } from '../../world/store.ts';
import { table } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { activeAccounts } from '../game/game.ts';
import type { OperatorText } from '../localized-text.ts';
import type { Member } from '../profile/member.ts';
import { shown } from '../statement/entry.ts';

/** `PLAYED`: the condition is met, and the member has yet to end it. */
export const receiptMachine = defineMachine({
  name: 'bonus',
  initial: 'ACTIVE',
  states: ['ACTIVE', 'PLAYED', 'ENDED', 'CANCELLED'],
  transitions: {
    ACTIVE: {
      PLAYED: { when: 'all that was to be staked is staked', action: 'bonus.play' },
      CANCELLED: { when: 'the member gives it up', action: 'bonus.cancel' },
    },
    PLAYED: { ENDED: { when: 'the member ends it', action: 'bonus.end' } },
  },
});

export type ReceiptStatus = (typeof receiptMachine.states)[number];

/** The terms of a receipt. */
export interface BonusTerms {
  /** The source. */
  readonly source: RewardSource;
  readonly code: string;
  /** As the statement shows it. */
  readonly description: OperatorText;
  readonly amount: Satang;
  /** How many times the amount has to be staked before the bonus is played. */
  readonly turnover: number;
  /** The share in percent that is lost when it is cancelled before it is played. */
  readonly percentFail: number;
  /** The share in percent that is paid into the wallet once it is played; all of it where nothing is said. */
  readonly percentSuccess?: number;
  /** Whether it may be cancelled before it is played at all. */
  readonly isCancellable: boolean;
  /** The deposit, by its transaction, that earned it. */
  readonly earnedBy?: string;
}

export interface Receipt extends Omit<BonusTerms, 'turnover'> {
  readonly id: string;
  readonly memberId: string;
  readonly status: ReceiptStatus;
  /** Stakes still to be played, in satang; 0 once it is played. */
  readonly leftToPlay: Satang;
  /** The member's sum in games at the receipt, in satang. */
  readonly atGames: Satang;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
}

export const receipts = table<Receipt>('receipts', { index: ['memberId', 'code'] });

const isRunning = ({ status }: Receipt): boolean => !receiptMachine.isFinal(status);

/** The one bonus a member has now, played or not. */
export const runningBonus = (world: Stateful, memberId: string): Receipt | undefined =>
  receipts(world).by('memberId', memberId).find(isRunning);

/** One bonus at a time: refuses with BONUS_ALREADY_ACTIVE, or with BONUS_REMAINING when it is played but not ended. */
export function refuseSecondBonus(world: Stateful, memberId: string): void {
  const running = runningBonus(world, memberId);
  if (running) fail(running.status === 'PLAYED' ? 'BONUS_REMAINING' : 'BONUS_ALREADY_ACTIVE');
}

/** Returns the sum of a member in all games, in satang. */
export const inGames = (world: World, member: Member): Satang =>
  satang(
    activeAccounts(world, member).reduce(
      (sum, { slotCode }) => sum + world.ledger.balance(account.game(member.id, slotCode)),
      0,
    ),
  );

/** The account the money comes from, the call, and the reference that makes the payment unique. */
export interface Payment {
  readonly from?: Account;
  readonly cause: string;
  readonly paysOnce?: `${string}:${string}`;
}

/** Gives a member a bonus; one without a condition is played at once. Needs an open command. */
export function receiveBonus(
  world: World,
  member: Member,
  { turnover, ...terms }: BonusTerms,
  { from = account.promotionExpense, ...payment }: Payment,
): Receipt {
  refuseSecondBonus(world, member.id);
  const leftToPlay = times(terms.amount, turnover);
  const receipt = receipts(world).insert({
    ...terms,
    id: world.ids.next('receipt'),
    memberId: member.id,
    status: receiptMachine.initial,
    leftToPlay,
    atGames: inGames(world, member),
    receivedAt: world.clock.now(),
  });
  world.ledger.move(
    from,
    account.bonus(member.id),
    receipt.amount,
    shown({ kind: 'bonus', ...payment, ...entryOf(receipt) }),
  );
  return leftToPlay > 0 ? receipt : become(world, receipt, 'PLAYED');
}

/** Counts a stake, in satang, towards the bonus a member has to play. */
export function countStake(world: World, memberId: string, stake: Satang): void {
  const running = runningBonus(world, memberId);
  if (running?.status !== 'ACTIVE') return;
  const leftToPlay = satang(Math.max(0, running.leftToPlay - stake));
  receipts(world).update(running.id, { leftToPlay });
  if (leftToPlay === 0) become(world, running, 'PLAYED');
}

/** Counts all that is left to stake as staked. Throws a ControlError for a bonus that is not active. Needs an open command. */
export function playOut(world: World, receipt: Receipt): Receipt {
  const played = become(world, receipt, 'PLAYED');
  return receipts(world).update(played.id, { leftToPlay: satang(0) });
}

/** Ends a played bonus: its success share becomes the wallet's, the rest goes back to the operator. */
export function endBonus(world: World, receipt: Receipt, cause: string): Receipt {
  const kept = times(receipt.amount, (receipt.percentSuccess ?? 100) / 100);
  payOut(world, receipt, kept, cause);
  return become(world, receipt, 'ENDED');
}

/** Cancels a bonus that is not played: its lost share goes back to the operator, the rest becomes the wallet's. */
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
  const entry = shown({ kind: 'finish_bonus', cause, ...entryOf(receipt) });
  world.ledger.move(account.bonus(receipt.memberId), to, amount, entry);
}

const entryOf = ({ id, memberId, source, description }: Receipt) => ({
  ref: id,
  memberId,
  detail: { [source]: { description } },
});

/** Throws a ControlError for a step that its status does not allow. */
function become(world: World, receipt: Receipt, status: ReceiptStatus): Receipt {
  receiptMachine.requireTransition(receipt.status, status);
  return receipts(world).update(receipt.id, { status });
}
