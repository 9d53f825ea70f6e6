/** Friends a member invited, and what their play brings in (spec 2, /user/home; spec 8, Invite). */
import type { Invite } from '@wallet/contract/invite';
import { inviteCodeOf } from '@wallet/contract/profile';
import type { Satang } from '@wallet/contract/wire/money';
import { satang } from '@wallet/contract/wire/money';
import type { PageRequest } from '@wallet/contract/wire/page';
import { toMoment } from '@wallet/contract/wire/time';
import { account } from '../../world/account.ts';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { receiveBonus, refuseSecondBonus } from '../bonus/receipt.ts';
import { failingInviteSatang } from '../magic.ts';
import type { Member } from '../profile/member.ts';
import { members } from '../profile/member.ts';
import { readSettings } from '../site/site.ts';
import { takeShare } from '../share.ts';
import { inviteWords } from './texts.ts';

/** The share of a friend's stakes for the inviting member, in percent. */
const inviteShare = 1;

/** The least amount that can be received as a bonus, in satang (INVITE_COLLECT). */
export const collectMinimum = satang(50_00);

/** How often an invite amount has to be staked before it is played. */
const inviteTurnover = 1;

/** The kind of a transaction that sets an amount aside; the statement shows it once it is received. */
const accrued = 'accrued';

/** The code a member's invite link carries (spec 2, Invite link shape). */
export const inviterCodeOf = (member: Member): string => inviteCodeOf(member.id);

/** Returns the inviting member, undefined when the registration code belongs to no member. */
export function inviterOf(world: World, { inviterCode = '' }: Member): Member | undefined {
  // Inputs of the registration may be upper-cased (spec 5).
  const id = /^PR([0-9a-f]{24})$/i.exec(inviterCode)?.[1]?.toLowerCase();
  return id === undefined ? undefined : members(world).get(id);
}

/** Members who registered with a member’s code. */
export const friendsOf = (world: World, member: Member): Member[] =>
  members(world).where((other) => inviterOf(world, other)?.id === member.id);

/** Sets a share of a friend's stake, in satang, aside for the inviting member. */
export function accrueInvite(world: World, friend: Member, stake: Satang): void {
  const inviter = inviterOf(world, friend);
  if (!inviter || inviter.hasNoWallet) return;
  const share = takeShare(world, `invite ${friend.id}`, stake, inviteShare);
  if (share > 0) setInviteAside(world, inviter, share, friend);
}

/** Sets an amount, in satang, aside that a friend's play brought in. Needs an open command. */
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

/** Returns the amounts of each friend, newest first. */
export function listInvites(
  world: World,
  member: Member,
  page: PageRequest,
): { total: number; invites: Invite[] } {
  const { total, items } = accruals(world, member, page);
  const invites = items.map(({ ref = '', at, postings }) => ({
    from: { name: members(world).get(ref)?.name ?? '' },
    amount: postings.find(({ amount }) => amount > 0)?.amount ?? satang(0),
    createdAt: toMoment(at),
  }));
  return { total, invites };
}

/** Receives the whole invite amount as a bonus. Played it pays the success share, cancelled unplayed it loses the fail share. */
export function receiveInvite(world: World, member: Member): void {
  const { isInviteActive, inviteSuccess, inviteFail } = readSettings(world);
  if (!isInviteActive) fail('INVITE_INACTIVE');
  const from = account.invite(member.id);
  const amount = world.ledger.balance(from);
  if (amount === 0) refuseNothing(world, member);
  if (amount < collectMinimum) fail('INVITE_COLLECT', { amount: collectMinimum });
  refuseSecondBonus(world, member.id);
  if (amount % 100 === failingInviteSatang) fail('INVITE_BONUS_FAIL');
  const terms = {
    source: 'invite',
    code: 'INVITE',
    description: inviteWords,
    amount,
    turnover: inviteTurnover,
    percentFail: inviteFail,
    percentSuccess: inviteSuccess,
    isCancellable: true,
  } as const;
  receiveBonus(world, member, terms, { from, cause: 'invite.receive' });
}

function refuseNothing(world: World, member: Member): never {
  const isWaitingForPlay = friendsOf(world, member).length > 0 && accruals(world, member, {}).total === 0;
  return fail(isWaitingForPlay ? 'NO_INVITEE_PLAY_INFO' : 'NO_INVITE_BONUS');
}
