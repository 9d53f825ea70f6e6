import { failed, noop, ready } from '../../base/story.fixture.ts';
import { couponsFixture, longCouponsFixture } from '../spin.fixture.ts';
import { CouponList, type CouponListProps } from './CouponList.tsx';

export default { title: 'Spin/Coupon list' };

const Example = ({ coupons }: Pick<CouponListProps, 'coupons'>) => (
  <CouponList coupons={coupons} onClaim={noop} />
);

export const Ready = () => <Example coupons={ready({ coupons: couponsFixture })} />;
export const Empty = () => <Example coupons={ready({ coupons: [] })} />;
export const Loading = () => <Example coupons={{ state: 'loading' }} />;
export const Failed = () => <Example coupons={failed} />;
export const Unreadable = () => (
  <Example coupons={ready({ coupons: couponsFixture.slice(0, 1), unreadable: 2 })} />
);
export const LongLabel = () => <Example coupons={ready({ coupons: longCouponsFixture })} />;
