import type { Bonus, Promotion } from '@wallet/contract/bonus';
import { satang } from '@wallet/contract/wire/money';
import { startOfDay, toMoment } from '@wallet/contract/wire/time';
import { type CurrentBonus, type CurrentBonusModalProps } from './CurrentBonusModal/CurrentBonusModal.tsx';
import { bannersSample } from '../base/BannerCarousel/banner.fixture.ts';
import { idleSheet, noop, ready } from '../base/story.fixture.ts';
import { type BonusModalProps } from './BonusModal/BonusModal.tsx';

const today = toMoment(startOfDay(Date.now()));
const [first, second] = bannersSample;

const offer = (given: Pick<Bonus, 'code' | 'type' | 'maxReceived' | 'percentFail'>): Bonus => ({
  ...given,
  banners: first ? [first] : [],
});

export const availableBonusFixture: Bonus = offer({
  code: 'LOYAL',
  type: 'week',
  maxReceived: 3,
  percentFail: 50,
});

export const activeBonusFixture: Bonus = {
  ...offer({ code: 'WELCOME', type: 'limit', maxReceived: 1, percentFail: 100 }),
  userBonus: { _id: '1', isActive: true, received: [{ updatedAt: today }] },
};

/** At its daily limit. */
export const receivedTodayFixture: Bonus = {
  ...offer({ code: 'MORNING', type: 'day', maxReceived: 1, percentFail: 20 }),
  banners: second ? [second] : [],
  userBonus: { _id: '2', isActive: false, received: [{ updatedAt: today }] },
};

/** At its lifetime limit. */
export const receivedForEverFixture: Bonus = {
  ...offer({ code: 'EARLY', type: 'limit', maxReceived: 1, percentFail: 100 }),
  userBonus: { _id: '3', isActive: false, received: [{ updatedAt: today }] },
};

/** One bonus of each state. */
export const bonusesFixture: readonly Bonus[] = [
  activeBonusFixture,
  availableBonusFixture,
  receivedTodayFixture,
  receivedForEverFixture,
];

/** Has a placeholder for the percentage. */
export const noticeFixture = '<p>If you cancel before its conditions are met, percentFail% is deducted.</p>';

export const promotionFixture: Promotion = {
  percentFail: 25,
  description: '<p><strong>SABAI50</strong> ฿50.00 · 3× · percentFail%</p>',
};

export const currentBonusFixture: CurrentBonus = {
  type: 'week',
  terms: ['<p>Loyalty bonus: ฿50.00, to be staked 4 times over.</p>'],
  percentFail: 50,
};

/** Nothing is played yet. */
export const bonusProgressFixture = {
  played: satang(0),
  required: satang(300_00),
  payout: satang(100_00),
  isCancellable: true,
};

export const bonusPropsFixture: BonusModalProps = {
  ...idleSheet,
  bonus: ready(availableBonusFixture),
  notice: noticeFixture,
  onReceive: noop,
  onCurrent: noop,
};

export const currentBonusPropsFixture: CurrentBonusModalProps = {
  ...idleSheet,
  current: ready(currentBonusFixture),
  notice: noticeFixture,
  onEndBonus: noop,
};
