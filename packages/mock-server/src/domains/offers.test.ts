/** Each amount and percentage that an offer states is what the ledger pays (decisions 14, 90). */
import { satang, times, type Satang } from '@wallet/contract/wire/money';
import { baht, inBaht } from '@wallet/contract/wire/money.fixture';
import { payoutsOf, rewardKinds, worthwhileKinds } from '@wallet/contract/wire/reward';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { account } from '../world/account.ts';
import { languageTags } from '../world/localized-text.ts';
import { runsOf } from '../world/runs.fixture.ts';
import type { World } from '../world/world.ts';
import { bonusOffers, describe as textOf, promotionOffers, type Offer } from './bonus/offer.ts';
import { deposit } from './bonus/bonus.fixture.ts';
import { runningBonus } from './bonus/receipt.ts';
import { perform } from './action-examples.fixture.ts';
import { call, memberOf, openWorld, set, steer } from './demo.fixture.ts';
import { setInviteAside } from './invite/invite.ts';
import { failingInviteSatang } from './magic.ts';
import { setRefundAside } from './refund/refund.ts';
import { grantCoupon } from './spin/coupon.ts';
import { prizes } from './spin/wheel.ts';

const as = 'due';
const day = 86_400_000;

/** Returns the amount that `run` adds to the wallet, after it was withdrawn. */
function paidBy(world: World, run: () => void): Satang {
  const balance = () => world.ledger.balance(account.wallet(memberOf(world, as).id));
  const before = balance();
  run();
  const paid = satang(balance() - before);
  if (paid > 0) call(world, 'withdraw.createAll', { as, body: { amount: inBaht(paid) } });
  return paid;
}

const progressOf = (world: World) => call(world, 'bonus.checkActive', { as }).progress ?? expect.fail();

/** Ends the running bonus, played or not, and returns the payment. */
const paidByEnd = (world: World, isPlayed: boolean): Satang => {
  if (isPlayed) perform(world, 'bonus.play', { member: memberOf(world, as).id });
  return paidBy(world, () => void call(world, 'bonus.clear', { as }));
};

/** Any withdrawal is within the limits. */
function openBank(): World {
  const world = openWorld();
  set(world, { withdrawMin: satang(1), withdrawMax: satang(99_999_999_99) });
  return world;
}

/** The rewards with two choices: how one is set aside, read and taken. */
const rewards = {
  refund: {
    least: 1,
    setAside: (world: World, amount: Satang) => setRefundAside(world, memberOf(world, as), amount),
    read: (world: World) => {
      const check = call(world, 'refund.check', { as });
      return { amount: check.refundAmount, success: check.refundSuccess, fail: check.refundFail };
    },
    take: {
      wallet: (world: World) => call(world, 'refund.addToWallet', { as }),
      bonus: (world: World) => call(world, 'refund.receive', { as }),
    },
    termsOf: (success: number, fail: number) => ({ refundSuccess: success, refundFail: fail }),
  },
  invite: {
    // A smaller amount is refused with the minimum.
    least: 50_00,
    setAside: (world: World, amount: Satang) =>
      setInviteAside(world, memberOf(world, as), amount, memberOf(world, 'new')),
    read: (world: World) => call(world, 'wallet.read', { as }).invite,
    take: {
      wallet: (world: World, amount: number) => call(world, 'wallet.add', { as, body: { amount } }),
      bonus: (world: World) => call(world, 'invite.receive', { as }),
    },
    termsOf: (success: number, fail: number) => ({ inviteSuccess: success, inviteFail: fail }),
  },
} as const;

const numRuns = runsOf(60, 200);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

test.each(['refund', 'invite'] as const)('each choice of %s pays what it states, to the satang', (source) => {
  const { least, setAside, read, take, termsOf } = rewards[source];
  const world = openBank();
  const taken = { wallet: 0, bonus: 0 };
  const waiting = () => baht(read(world).amount);
  fc.assert(
    fc.property(
      fc.integer({ min: least, max: 4_999_99 }).filter((amount) => amount % 100 !== failingInviteSatang),
      percent,
      percent,
      fc.constantFrom(...rewardKinds),
      fc.boolean(),
      (wanted, success, fail, kind, isPlayed) => {
        set(world, termsOf(success, fail));
        // A refund is received once a day.
        world.advance(day);
        if (waiting() < wanted) steer(world, () => setAside(world, satang(wanted - waiting())));
        const { amount, ...shares } = read(world);
        const { certain, complete } = payoutsOf(baht(amount), shares);
        if (!worthwhileKinds({ certain, complete }).includes(kind)) return;
        taken[kind] += 1;
        if (kind === 'wallet') {
          expect(paidBy(world, () => void take.wallet(world, amount))).toBe(certain);
          return;
        }
        expect(paidBy(world, () => void take.bonus(world))).toBe(0);
        expect(baht(progressOf(world).payout)).toBe(complete);
        expect(paidByEnd(world, isPlayed)).toBe(isPlayed ? complete : certain);
      },
    ),
    { numRuns },
  );
  for (const kind of rewardKinds) expect(taken[kind]).toBeGreaterThan(numRuns / 10);
});

const amountsIn = (text: string): number[] =>
  [...text.matchAll(/฿([\d,]+(?:\.\d+)?)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
const percentagesIn = (text: string): number[] =>
  [...text.matchAll(/([\d.]+)%/g)].map(([, digits]) => Number(digits));

interface Case {
  readonly call: 'bonus.activate' | 'bonus.activatePromotion';
  readonly offer: Offer;
}
const offers: readonly Case[] = [
  // One with a stock was given out.
  ...bonusOffers
    .filter(({ stock }) => stock === undefined)
    .map((offer) => ({ call: 'bonus.activate', offer }) as const),
  ...promotionOffers.map((offer) => ({ call: 'bonus.activatePromotion', offer }) as const),
];

test.each(offers)('the terms of $offer.code state what it pays and costs', ({ call: id, offer }) => {
  for (const isPlayed of [true, false]) {
    const world = openBank();
    if ('month' in offer && offer.month === 4) world.advance(90 * day);
    const deposited = Math.max(offer.leastDeposit ?? 0, 600_00);
    deposit(world, as, inBaht(satang(deposited)));
    call(world, id, { as, params: { code: offer.code } });
    const { amount, required } = runningBonus(world, memberOf(world, as).id) ?? expect.fail();
    const { payout, isCancellable } = progressOf(world);
    for (const language of languageTags) {
      const text = textOf(language, offer);
      const stated = amountsIn(text).map((one) => baht(one));
      const share = offer.percent === undefined ? amount : times(satang(deposited), offer.percent / 100);
      const [most = satang(0), ...least] = stated;
      expect([amount, ...least]).toEqual([Math.min(most, share), ...least]);
      expect(least).toEqual(offer.leastDeposit === undefined ? [] : [offer.leastDeposit]);
      expect(text).toContain(String(required / amount));
      const shares = [offer.percent, isCancellable ? offer.percentFail : undefined];
      expect(percentagesIn(text)).toEqual(shares.filter((one) => one !== undefined));
    }
    if (!isPlayed && !isCancellable) continue;
    const lost = times(amount, offer.percentFail / 100);
    expect(paidByEnd(world, isPlayed)).toBe(isPlayed ? baht(payout) : amount - lost);
  }
});

test('each prize of the wheel pays the amount of its sector and its coupon', () => {
  const world = openBank();
  const { slices } = call(world, 'spin.setup', { as }).result.activeSpinwheel ?? expect.fail();
  for (const prize of prizes) {
    const { gift } = prize;
    const slice = slices.find(({ code }) => code === prize.code) ?? expect.fail();
    const stated = amountsIn(`${slice.label} ${slice.htmlDescription}`);
    if (!gift || !('amount' in gift)) {
      expect(stated).toEqual([]);
      continue;
    }
    steer(world, () => void grantCoupon(world, memberOf(world, as), { ...prize, gift }));
    const { coupons } = call(world, 'spin.coupons', { as });
    const [coupon = expect.fail()] = coupons;
    expect(new Set([...stated, ...amountsIn(coupon.prize.name)])).toEqual(new Set([coupon.amount]));
    const paid = paidBy(world, () => void call(world, 'spin.claim', { as, body: { coupon: coupon._id } }));
    expect(gift.type === 'bonus' ? paidByEnd(world, true) : paid).toBe(baht(coupon.amount));
  }
});
