/** Ways to the codes of what a member gains beside play: bonuses, promotions, invite amounts, refunds and prizes. */
import type { ErrorCode } from '@wallet/contract/errors';
import { fromBaht } from '@wallet/contract/wire/money';
import { account } from '../../world/account.ts';
import { days } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import type { Sent } from '../demo.sample.ts';
import { call, memberOf, set } from '../demo.sample.ts';
import { activateGame, findGameAccount } from '../game/game.ts';
import { playRound } from '../game/play.ts';
import { inviterCodeOf } from '../invite/invite.ts';
import { coupons } from '../spin/coupon.ts';
import type { Way, Ways } from '../way.sample.ts';
import { again } from '../way.sample.ts';

const byCode =
  (as: string, code: string): Way =>
  () => ({ as, params: { code } });

const is =
  (as: string): Way =>
  () => ({ as });

/** After a round in which a member stakes so many baht and wins nothing. */
function lose(world: World, as: string, baht: number): Sent {
  const member = memberOf(world, as);
  const stake = fromBaht(baht);
  world.command({ kind: 'control', name: 'test.play' }, () => {
    if (!findGameAccount(world, member, 'PG')) activateGame(world, member, 'PG');
    world.ledger.adjust({ account: account.game(member.id, 'PG'), amount: stake, reason: 'a test' });
    playRound(world, member, 'PG', { stake, won: fromBaht(0) });
  });
  return { as };
}

/** After a friend of the member has staked so many baht. */
function befriend(world: World, as: string, baht: number): Sent {
  const friend = '0911111111';
  const body = {
    name: 'Kwan Demo',
    username: friend,
    password: 'secret',
    bankCode: 'SCB',
    bankAccountName: 'KWAN DEMO',
    bankAccountNo: '5550001112',
    inviteCode: inviterCodeOf(memberOf(world, as)),
  };
  set(world, { registerOTP: false });
  call(world, 'registration.register', { body });
  if (baht > 0) lose(world, friend, baht);
  return { as };
}

function withBonus(world: World, as: string): Sent {
  call(world, 'bonus.activate', { as, params: { code: 'LOYAL' } });
  return { as };
}

const refunding: Partial<Record<ErrorCode, Way>> = {
  NO_REFUND: is('new'),
  REFUND_INACTIVE(world) {
    set(world, { isRefundActive: false });
    return { as: 'due' };
  },
  REFUND_CONDITION: again('refund.addToWallet', { as: 'due' }, 1),
  REFUND_MINIMUM(world) {
    call(world, 'refund.addToWallet', { as: 'due' });
    world.advance(days(1));
    return { as: 'due' };
  },
};

/** A coupon of the demo member `spin`, by its prize. */
const coupon =
  (prizeCode: string): Way =>
  (world) => ({ as: 'spin', body: { coupon: couponOf(world, prizeCode) } });

const couponOf = (world: World, prizeCode: string): string =>
  coupons(world)
    .by('memberId', memberOf(world, 'spin').id)
    .find((row) => row.prizeCode === prizeCode)?.id ?? '';

export const gainWays: Ways = {
  'bonus.activate': {
    BONUS_ALREADY_ACTIVE: byCode('bonus', 'LOYAL'),
    BONUS_MAX_CLAIMED(world) {
      call(world, 'bonus.activate', { as: 'new', params: { code: 'MORNING' } });
      call(world, 'bonus.clear', { as: 'new' });
      call(world, 'bonus.activate', { as: 'new', params: { code: 'MORNING' } });
      call(world, 'bonus.clear', { as: 'new' });
      return byCode('new', 'MORNING')(world);
    },
    BONUS_FULL: byCode('new', 'EARLY'),
    BONUS_REMAINING: byCode('played', 'LOYAL'),
    BONUS_CONDITION: byCode('new', 'DAILY'),
    INVALID_CODE: byCode('new', 'NOPE'),
  },
  'bonus.clear': { BONUS_REMAINING: is('bonus'), BONUS_CONDITION: is('noBank') },
  'bonus.activatePromotion': {
    NO_PROMOTION: byCode('new', 'NEWYEAR'),
    PROMOTION_RECEIVED(world) {
      call(world, 'bonus.activatePromotion', { as: 'new', params: { code: 'SABAI50' } });
      return byCode('new', 'SABAI50')(world);
    },
    BONUS_ALREADY_ACTIVE: byCode('bonus', 'SABAI50'),
    BONUS_REMAINING: byCode('played', 'SABAI50'),
    BONUS_CONDITION: byCode('new', 'DOUBLE100'),
  },
  'invite.receive': {
    INVITE_COLLECT: (world) => befriend(world, 'new', 4_999),
    INVITE_INACTIVE(world) {
      set(world, { isInviteActive: false });
      return { as: 'due' };
    },
    NO_INVITE_BONUS: is('new'),
    NO_INVITEE_PLAY_INFO: (world) => befriend(world, 'new', 0),
    INVITE_BONUS_FAIL(world) {
      call(world, 'wallet.add', { as: 'due', body: { amount: 50.87 } });
      return { as: 'due' };
    },
    BONUS_REMAINING: (world) => befriend(world, 'played', 5_000),
    BONUS_ALREADY_ACTIVE: (world) => withBonus(world, 'due'),
  },
  'refund.receive': {
    ...refunding,
    BONUS_REMAINING: (world) => lose(world, 'played', 100),
    BONUS_ALREADY_ACTIVE: (world) => withBonus(world, 'due'),
  },
  'refund.addToWallet': refunding,
  'spin.spin': {
    MONEY_NOT_ENOUGH: is('new'),
    INVALID_PRIZE_CODE(world) {
      set(world, { isSpinActive: false });
      return { as: 'spin' };
    },
  },
  'spin.claim': {
    NO_CLAIMABLE_COUPON: (world) => again('spin.claim', coupon('CASH50')(world), 1)(world),
    INVALID_PRIZE_CODE: coupon('CASH88'),
    INVALID_CODE: () => ({ as: 'spin', body: { coupon: 'none' } }),
    INVALID_COUPON_TYPE: coupon('GIFT'),
    COUPON_EXPIRED: coupon('CASH10'),
    BONUS_REMAINING(world) {
      withBonus(world, 'spin');
      return coupon('BONUS20')(world);
    },
  },
};
