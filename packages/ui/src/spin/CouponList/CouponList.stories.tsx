import { failed, noop } from '../../base/story.fixture.ts';
import { couponsFixture } from '../spin.fixture.ts';
import { CouponList, type CouponListProps } from './CouponList.tsx';

export default { title: 'Spin/Coupon list' };

const Example = ({ coupons }: Pick<CouponListProps, 'coupons'>) => (
  <CouponList coupons={coupons} onClaim={noop} />
);

export const Ready = () => <Example coupons={{ state: 'ready', data: { coupons: couponsFixture } }} />;
export const Empty = () => <Example coupons={{ state: 'ready', data: { coupons: [] } }} />;
export const Loading = () => <Example coupons={{ state: 'loading' }} />;
export const Failed = () => <Example coupons={failed} />;
export const Unreadable = () => (
  <Example coupons={{ state: 'ready', data: { coupons: couponsFixture.slice(0, 1), unreadable: 2 } }} />
);
const longLabel = couponsFixture.map((coupon) => ({
  ...coupon,
  prize: { ...coupon.prize, slice: { ...coupon.prize.slice, label: 'Free spins and a present' } },
}));
export const LongLabel = () => <Example coupons={{ state: 'ready', data: { coupons: longLabel } }} />;
