import { idle, type Progress } from '../../base/progress.ts';
import { couponsFixture } from '../spin.fixture.ts';
import { ClaimModal } from './ClaimModal.tsx';
import { noop, idleSheet, pending, refused, unknown } from '../../base/story.fixture.ts';

export default { title: 'Spin/Claim modal' };

const Example = ({ progress = idle, at = 0 }: { progress?: Progress; at?: number }) => {
  const coupon = couponsFixture[at];
  return coupon && <ClaimModal {...idleSheet} coupon={coupon} progress={progress} onClaim={noop} />;
};

export const Ready = () => <Example />;
export const WithoutAmount = () => <Example at={2} />;
export const Pending = () => <Example progress={pending} />;
export const Done = () => <Example progress={{ state: 'done' }} />;
export const Failed = () => <Example progress={refused('COUPON_EXPIRED')} />;
export const BonusRemaining = () => <Example progress={refused('BONUS_REMAINING')} />;
export const Present = () => <Example progress={refused('INVALID_COUPON_TYPE')} />;
export const UnknownChecking = () => <Example progress={unknown('checking')} />;
export const UnknownHappened = () => <Example progress={unknown('happened')} />;
export const UnknownDidNotHappen = () => <Example progress={unknown('did-not-happen')} />;
export const UnknownUnclear = () => <Example progress={unknown('unclear')} />;
export const CouponGone = () => <Example progress={refused('INVALID_CODE')} />;
