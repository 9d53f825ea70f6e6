import { promotionFixture, bonusPropsFixture } from '../bonus.fixture.ts';
import { PromotionModal, type PromotionModalProps } from './PromotionModal.tsx';
import { failed, pending, ready, refused } from '../../base/story.fixture.ts';

export default { title: 'Bonus/Promotion modal' };

const Example = (props: Partial<PromotionModalProps>) => (
  <PromotionModal {...bonusPropsFixture} code="SABAI50" promotion={ready(promotionFixture)} {...props} />
);

export const Ready = () => <Example />;
export const Empty = () => <Example promotion={ready(null)} />;
export const Loading = () => <Example promotion={{ state: 'loading' }} />;
export const Pending = () => <Example progress={pending} />;
export const Failed = () => <Example promotion={failed} />;
export const Done = () => <Example progress={{ state: 'done' }} />;
export const ReceivedBefore = () => <Example progress={refused('PROMOTION_RECEIVED')} />;
