/** Friends a member invited, and the invite amount from their play (spec 2, /user/home; spec 8, Invite). */
import { satang, type Satang } from '@wallet/contract/wire/money';
import type { PageRequest } from '@wallet/contract/wire/page';
import { toMoment } from '@wallet/contract/wire/time';
import { account } from '../../world/account.ts';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { receiveReward, forbidSecondBonus } from '../bonus/receipt.ts';
import { failingInviteSatang } from '../magic.ts';
import { members, type Member } from '../profile/member.ts';
import { readSettings } from '../site/site.ts';
import { takeShare } from '../share.ts';
import type { Banner } from '@wallet/contract/site';
import type { LocalizedText, LanguageTag } from '../../world/localized-text.ts';
import { bannersOf } from '../picture-address.ts';

const inviteWords: LocalizedText = { th: 'โบนัสชวนเพื่อน', lo: 'ໂບນັດຊວນໝູ່', en: 'Invite bonus' };

const banners: Readonly<Record<string, LocalizedText>> = {
  'invite-friends': {
    th: 'ส่งลิงก์ให้เพื่อน เมื่อเพื่อนสมัครและเล่น คุณจะได้รับ 1% ของยอดเดิมพัน',
    lo: 'ສົ່ງລິ້ງໃຫ້ໝູ່ ເມື່ອໝູ່ສະໝັກ ແລະ ຫຼິ້ນ ທ່ານຈະໄດ້ຮັບ 1% ຂອງຍອດເດີມພັນ',
    en: 'Send your link to a friend. When they join and play, you receive 1% of what they stake.',
  },
  'invite-collect': {
    th: 'รับเป็นโบนัสได้เมื่อสะสมครบ ฿50.00',
    lo: 'ຮັບເປັນໂບນັດໄດ້ເມື່ອສະສົມຄົບ ฿50.00',
    en: 'You can claim it as a bonus from ฿50.00.',
  },
};

/** Banners shown before the invite list (spec 2, /user/home). */
export const listInviteBanners = (language: LanguageTag): Banner[] => bannersOf(language, banners);

/** The inviter's share of a friend's stakes, in percent. */
const inviteShare = 1;

/** The minimum that can be received as a bonus, in satang (INVITE_COLLECT). */
const collectMinimum = satang(50_00);

/** The transaction kind of an accrual, which the statement hides; it lists the receipt. */
const accrued = 'accrued';

/** Returns the inviting member, undefined for an unknown registration code. */
export function inviterOf(world: World, { inviterCode = '' }: Member): Member | undefined {
  // The registration form may upper-case its inputs (spec 5).
  const id = /^PR([0-9a-f]{24})$/i.exec(inviterCode)?.[1]?.toLowerCase();
  return id === undefined ? undefined : members(world).get(id);
}

export const friendsOf = (world: World, member: Member): Member[] =>
  members(world).where((other) => inviterOf(world, other)?.id === member.id);

/** Accrues a share of a friend's stake, in satang, to the inviting member. */
export function accrueInvite(world: World, friend: Member, stake: Satang): void {
  const inviter = inviterOf(world, friend);
  if (!inviter || inviter.hasNoWallet) return;
  const share = takeShare(world, `invite ${friend.id}`, stake, inviteShare);
  if (share > 0) setInviteAside(world, inviter, share, friend);
}

/** Accrues an amount, in satang, from a friend's play. Needs an open command. */
export function setInviteAside(world: World, inviter: Member, amount: Satang, friend: Member): void {
  world.ledger.move(account.promotionExpense, account.invite(inviter.id), amount, {
    kind: accrued,
    cause: 'invite.accrue',
    ref: friend.id,
    memberId: inviter.id,
  });
}

const accruals = (world: World, { id }: Member, page: Partial<PageRequest>) =>
  world.ledger.history({ memberId: id, account: account.invite(id), kinds: [accrued], ...page });

/** Returns the accruals from all friends, newest first. */
export function listInvites(world: World, member: Member, page: PageRequest) {
  const { total, items } = accruals(world, member, page);
  const invites = items.map(({ ref = '', at, postings }) => ({
    from: { name: members(world).get(ref)?.name ?? '' },
    amount: postings.find(({ amount }) => amount > 0)?.amount ?? satang(0),
    createdAt: toMoment(at),
  }));
  return { total, invites };
}

/** Returns the shares of an invite amount in satang. Fails with INVITE_INACTIVE while invites are off. */
export function inviteRewardOf(world: World, amount: Satang) {
  const { isInviteActive, inviteSuccess: percentSuccess, inviteFail: percentFail } = readSettings(world);
  if (!isInviteActive) fail('INVITE_INACTIVE');
  return { description: inviteWords, amount, percentSuccess, percentFail };
}

/** Receives the whole invite amount as a bonus. */
export function receiveInvite(world: World, member: Member): void {
  const amount = world.ledger.balance(account.invite(member.id));
  const reward = inviteRewardOf(world, amount);
  if (amount === 0) failWithoutAmount(world, member);
  if (amount < collectMinimum) fail('INVITE_COLLECT', { amount: collectMinimum });
  forbidSecondBonus(world, member.id);
  if (amount % 100 === failingInviteSatang) fail('INVITE_BONUS_FAIL');
  receiveReward(world, member, 'invite', reward);
}

function failWithoutAmount(world: World, member: Member): never {
  const isWaitingForPlay = friendsOf(world, member).length > 0 && accruals(world, member, {}).total === 0;
  return fail(isWaitingForPlay ? 'NO_INVITEE_PLAY_INFO' : 'NO_INVITE_BONUS');
}
