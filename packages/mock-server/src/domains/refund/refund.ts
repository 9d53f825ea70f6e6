/** A share of what a member lost, given back (spec 3, Refund check; spec 8, Refund). */
import type { ErrorCode } from '@wallet/contract/errors';
import type { Refund, RefundCheck } from '@wallet/contract/refund';
import type { Satang } from '@wallet/contract/wire/money';
import { satang, times } from '@wallet/contract/wire/money';
import type { PageRequest } from '@wallet/contract/wire/page';
import { startOfDay, toMoment } from '@wallet/contract/wire/time';
import { account } from '../../world/account.ts';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { receiveBonus, refuseSecondBonus, runningBonus } from '../bonus/receipt.ts';
import { localize } from '../localized-text.ts';
import type { LanguageTag } from '../localized-text.ts';
import type { Member } from '../profile/member.ts';
import { readSettings } from '../site/site.ts';
import { takeShare } from '../share.ts';
import { shown } from '../statement/entry.ts';
import { refundInfo, refundWords } from './texts.ts';

/** The share of every lost round that is set aside, in percent. */
const refundShare = 5;

/** How often a refund that is received as a bonus has to be staked before it is played. */
const refundTurnover = 1;

/** The kind of a transaction that sets an amount aside; the statement shows it once it is received. */
const accrued = 'accrued';
/** The kind under which a refund is received. */
const received = 'bonus';

/** Sets a share of a loss, in satang, aside. */
export function accrueRefund(world: World, member: Member, loss: Satang): void {
  const share = takeShare(world, `refund ${member.id}`, loss, refundShare);
  if (share > 0) setRefundAside(world, member, share);
}

/** Sets an amount, in satang, aside as a refund. Needs an open command. */
export function setRefundAside(world: World, { id }: Member, amount: Satang): void {
  world.ledger.move(account.promotionExpense, account.refund(id), amount, {
    kind: accrued,
    cause: 'refund.accrue',
    memberId: id,
  });
}

const historyOf = (world: World, { id }: Member, kind: string, page: Partial<PageRequest>) =>
  world.ledger.history({ memberId: id, account: account.refund(id), kinds: [kind], ...page });

/** Refunds received so far, newest first: what reached the wallet or became a bonus. */
export function listRefunds(
  world: World,
  member: Member,
  page: PageRequest,
): { total: number; refunds: Refund[] } {
  const { total, items } = historyOf(world, member, received, page);
  const refunds = items.map(({ at, postings }) => ({
    refundAmount: satang(Math.max(...postings.map(({ amount }) => amount))),
    createdAt: toMoment(at),
  }));
  return { total, refunds };
}

/** Returns the amount that is due, whether it can be received now, and the bonus that blocks it. */
export function checkRefund(world: World, member: Member, language: LanguageTag): RefundCheck {
  const { refundSuccess, refundFail } = readSettings(world);
  const running = runningBonus(world, member.id);
  return {
    result: isRefundDue(world, member),
    bonus: running ? localize(language, running.description) : null,
    info: refundInfo[language],
    refundAmount: setAside(world, member),
    refundSuccess,
    refundFail,
  };
}

/** Whether a refund can be received now. */
export const isRefundDue = (world: World, member: Member): boolean =>
  runningBonus(world, member.id) === undefined && whyNotDue(world, member) === undefined;

const setAside = (world: World, { id }: Member): Satang => world.ledger.balance(account.refund(id));

/**
 * Why a member may receive no refund now: NO_REFUND when nothing was ever set aside, REFUND_CONDITION when one was received
 * today, REFUND_MINIMUM when nothing was set aside since; undefined when there is one.
 */
function whyNotDue(world: World, member: Member): ErrorCode | undefined {
  if (!readSettings(world).isRefundActive) return 'REFUND_INACTIVE';
  if (historyOf(world, member, accrued, { page: 1, limit: 1 }).total === 0) return 'NO_REFUND';
  const [latest] = historyOf(world, member, received, { page: 1, limit: 1 }).items;
  if (latest && latest.at >= startOfDay(world.clock.now())) return 'REFUND_CONDITION';
  return setAside(world, member) > 0 ? undefined : 'REFUND_MINIMUM';
}

/** The refund a member may receive now. Refuses as `whyNotDue` says. */
function dueAmount(world: World, member: Member): Satang {
  const obstacle = whyNotDue(world, member);
  return obstacle === undefined ? setAside(world, member) : fail(obstacle);
}

/** Turns the whole refund into a bonus. Played it pays the success share, cancelled unplayed it loses the fail share. */
export function receiveRefund(world: World, member: Member): void {
  const amount = dueAmount(world, member);
  const { refundSuccess, refundFail } = readSettings(world);
  refuseSecondBonus(world, member.id);
  const terms = {
    source: 'refund',
    code: 'REFUND',
    description: refundWords,
    amount,
    turnover: refundTurnover,
    percentFail: refundFail,
    percentSuccess: refundSuccess,
    isCancellable: true,
  } as const;
  receiveBonus(world, member, terms, { from: account.refund(member.id), cause: 'refund.receive' });
}

/**
 * Pays the success share of the refund into the wallet and gives the rest up (decisions 14). Refused while a bonus runs
 * (REFUND_CONDITION), and when the share is less than one satang (REFUND_MINIMUM).
 */
export function addRefundToWallet(world: World, member: Member): void {
  const amount = dueAmount(world, member);
  if (runningBonus(world, member.id)) fail('REFUND_CONDITION');
  const share = times(amount, readSettings(world).refundSuccess / 100);
  if (share === 0) fail('REFUND_MINIMUM');
  const from = account.refund(member.id);
  const cause = 'refund.addToWallet';
  const detail = { refund: { description: refundWords } };
  const entry = shown({ kind: received, cause, memberId: member.id, detail });
  world.ledger.move(from, account.wallet(member.id), share, entry);
  if (share === amount) return;
  world.ledger.move(from, account.promotionExpense, satang(amount - share), {
    kind: 'given up',
    cause,
    memberId: member.id,
  });
}
