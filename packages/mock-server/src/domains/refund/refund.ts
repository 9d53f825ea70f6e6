/** Refunds: a share of a member's losses (spec 3, Refund check; spec 8, Refund). */
import type { ErrorCode } from '@wallet/contract/errors';
import type { RefundCheck } from '@wallet/contract/refund';
import { satang, type Satang } from '@wallet/contract/wire/money';
import type { PageRequest } from '@wallet/contract/wire/page';
import { startOfDay, toMoment } from '@wallet/contract/wire/time';
import { account } from '../../world/account.ts';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { givenUp, payReward, receiveReward, runningBonus } from '../bonus/receipt.ts';
import { localize, type LanguageTag, type LocalizedText } from '../../world/localized-text.ts';
import type { Member } from '../profile/member.ts';
import { readSettings } from '../site/site.ts';
import { takeShare } from '../share.ts';
import type { Banner } from '@wallet/contract/site';
import { bannersOf } from '../picture-address.ts';

export const refundWords: LocalizedText = { th: 'คืนยอดเสีย', lo: 'ຄືນຍອດເສຍ', en: 'Loss refund' };

export const refundInfo: LocalizedText = {
  th: 'คืนยอดเสีย 5% ของทุกรอบ รับได้วันละ 1 ครั้ง',
  lo: 'ຄືນຍອດເສຍ 5% ຂອງທຸກຮອບ ຮັບໄດ້ມື້ລະ 1 ຄັ້ງ',
  en: 'Get back 5% of every losing round, once a day',
};

const banners: Readonly<Record<string, LocalizedText>> = {
  'refund-share': refundInfo,
  'refund-choice': {
    th: 'เลือกรับเป็นโบนัส หรือรับบางส่วนเข้ากระเป๋าเงินทันที',
    lo: 'ເລືອກຮັບເປັນໂບນັດ ຫຼື ຮັບບາງສ່ວນເຂົ້າກະເປົາເງິນທັນທີ',
    en: 'Claim it as a bonus, or get part of it in your wallet right away',
  },
};

/** Banners shown before the refund (spec 2, /user/home). */
export const listRefundBanners = (language: LanguageTag): Banner[] => bannersOf(language, banners);

/** Share of every lost round that accrues, in percent. */
const refundShare = 5;

/** The transaction kind of an accrual, which the statement hides; it lists the receipt. */
const accrued = 'accrued';
const received = 'bonus';

/** Accrues a share of a loss, in satang. */
export function accrueRefund(world: World, member: Member, loss: Satang): void {
  const share = takeShare(world, `refund ${member.id}`, loss, refundShare);
  if (share > 0) setRefundAside(world, member, share);
}

/** Accrues an amount, in satang, as a refund. Needs an open command. */
export function setRefundAside(world: World, { id }: Member, amount: Satang): void {
  world.ledger.move(account.promotionExpense, account.refund(id), amount, {
    kind: accrued,
    cause: 'refund.accrue',
    memberId: id,
  });
}

const historyOf = (world: World, { id }: Member, kind: string, page: Partial<PageRequest>) =>
  world.ledger.history({ memberId: id, account: account.refund(id), kinds: [kind], ...page });

/**
 * Returns the received refunds, newest first: payments into the wallet and bonuses. Each amount is the whole that was
 * set aside, as in the check; the statement has the part that was paid.
 */
export function listRefunds(world: World, member: Member, page: PageRequest) {
  const { total, items } = historyOf(world, member, received, page);
  const forfeited = historyOf(world, member, givenUp, {}).items;
  const refunds = items.map(({ at, postings }) => {
    const rest = forfeited.find((transaction) => transaction.at === at)?.postings ?? [];
    const whole = [...postings, ...rest].reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
    return { refundAmount: satang(whole), createdAt: toMoment(at) };
  });
  return { total, refunds };
}

/** Returns the claimable amount, whether it can be received now, and the bonus that blocks it. */
export function checkRefund(world: World, member: Member, language: LanguageTag): RefundCheck {
  const { refundSuccess, refundFail } = readSettings(world);
  const running = runningBonus(world, member.id);
  return {
    result: isRefundDue(world, member),
    bonus: running ? localize(language, running.description) : null,
    info: refundInfo[language],
    refundAmount: accruedAmount(world, member),
    refundSuccess,
    refundFail,
  };
}

export const isRefundDue = (world: World, member: Member): boolean =>
  runningBonus(world, member.id) === undefined && blockingError(world, member) === undefined;

const accruedAmount = (world: World, { id }: Member): Satang => world.ledger.balance(account.refund(id));

/**
 * Returns the error that blocks a refund now, undefined without one. REFUND_INACTIVE: refunds are off. NO_REFUND:
 * nothing ever accrued. REFUND_CONDITION: one was received today. REFUND_MINIMUM: nothing accrued since.
 */
function blockingError(world: World, member: Member): ErrorCode | undefined {
  if (!readSettings(world).isRefundActive) return 'REFUND_INACTIVE';
  if (historyOf(world, member, accrued, { page: 1, limit: 1 }).total === 0) return 'NO_REFUND';
  const [latest] = historyOf(world, member, received, { page: 1, limit: 1 }).items;
  if (latest && latest.at >= startOfDay(world.clock.now())) return 'REFUND_CONDITION';
  return accruedAmount(world, member) > 0 ? undefined : 'REFUND_MINIMUM';
}

/** Returns the refund a member may receive now, and its shares. Fails with the error of `blockingError`. */
function dueRefund(world: World, member: Member) {
  const obstacle = blockingError(world, member);
  const amount = obstacle === undefined ? accruedAmount(world, member) : fail(obstacle);
  const { refundSuccess: percentSuccess, refundFail: percentFail } = readSettings(world);
  return { description: refundWords, amount, percentSuccess, percentFail };
}

/** Receives the whole refund as a bonus. */
export const receiveRefund = (world: World, member: Member): void =>
  receiveReward(world, member, 'refund', dueRefund(world, member));

/** Pays the certain part of the refund into the wallet. Fails with REFUND_CONDITION while a bonus runs. */
export function addRefundToWallet(world: World, member: Member): void {
  const due = dueRefund(world, member);
  if (runningBonus(world, member.id)) fail('REFUND_CONDITION');
  payReward(world, member, 'refund', due, { cause: 'refund.addToWallet', tooSmall: 'REFUND_MINIMUM' });
}
