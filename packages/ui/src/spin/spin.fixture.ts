import { noPrizeCode, type Coupon, type Slice } from '@wallet/contract/spin';
import { satang } from '@wallet/contract/wire/money';
import { idle } from '../base/progress.ts';
import { noop, ready } from '../base/story.fixture.ts';
import { type SpinScreenProps } from './SpinScreen/SpinScreen.tsx';

const dark = { bgColor: '#1d2b53', textColor: '#ffffff' };
const gold = { bgColor: '#f2b632', textColor: '#1a1200' };
const teal = { bgColor: '#145a5b', textColor: '#ffffff' };
const red = { bgColor: 'rgb(140 28 43)', textColor: 'white' };

const slice = (code: string, label: string, colors: Pick<Slice, 'bgColor' | 'textColor'>): Slice => ({
  code,
  label,
  ...colors,
  htmlDescription: `<p><strong>${label}</strong></p>`,
});

/** Eight sectors, the second without a prize. */
export const slicesFixture: readonly Slice[] = [
  slice('CASH10', '฿10', gold),
  slice(noPrizeCode, '–', dark),
  slice('BONUS20', '★ ฿20', red),
  slice('CASH50', '฿50', dark),
  slice('COIN1', '+1', gold),
  slice('BONUS100', '★ ฿100', teal),
  slice('GIFT', '♥', red),
  slice('CASH500', '฿500', dark),
];

/** The maximum of sectors, with long labels, invalid colours and unreadable text. */
export const crowdedFixture: readonly Slice[] = Array.from({ length: 24 }, (_, at) =>
  slice(`LONG${at}`, at % 2 ? 'เครื่องใช้ไฟฟ้าพร้อมจัดส่งถึงบ้าน' : 'ບັດກຳນັນມູນຄ່າ 1,000', {
    bgColor: at % 3 ? 'no colour' : '#fff8e1',
    textColor: '#fff',
  }),
);

const coupon = (id: string, name: string, label: string, amount: number, day: number): Coupon => ({
  _id: id,
  prize: { name, slice: { label } },
  amount: satang(amount),
  expiresAt: `2026-11-2${day}T20:30:00.000+07:00`,
});

/** Newest first. */
export const couponsFixture: readonly Coupon[] = [
  coupon('c1', '฿50.00 in cash', '฿50', 50_00, 8),
  coupon('c2', '฿20.00 as a bonus', '★ ฿20', 20_00, 7),
  coupon('c3', 'One more spin', '+1', 0, 6),
  coupon('c4', 'A present, handed over by support', '♥', 0, 5),
];

/** Labels that need two lines. */
export const longCouponsFixture: readonly Coupon[] = couponsFixture.map((coupon) => ({
  ...coupon,
  prize: { ...coupon.prize, slice: { label: 'Free spins and a present' } },
}));

export const spinPropsFixture: SpinScreenProps = {
  setup: ready({ activeSpinwheel: { name: 'Lucky wheel', slices: [...slicesFixture] }, userCoin: 5 }),
  coupons: ready({ coupons: couponsFixture }),
  result: undefined,
  isTurning: false,
  progress: idle,
  onSpin: noop,
  onStop: noop,
  onClaim: noop,
};
