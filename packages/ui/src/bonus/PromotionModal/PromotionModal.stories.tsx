import { idle, type Progress } from '../../base/progress.ts';
import { noticeFixture, promotionFixture } from '../bonus.fixture.ts';
import { PromotionModal, type PromotionModalProps } from './PromotionModal.tsx';

export default { title: 'Bonus/Promotion modal' };

const nothing = () => undefined;

const Example = ({
  promotion = { state: 'ready', data: promotionFixture },
  progress = idle,
}: Partial<Pick<PromotionModalProps, 'promotion'>> & { progress?: Progress }) => (
  <PromotionModal
    isOpen
    onClose={nothing}
    code="SABAI50"
    promotion={promotion}
    notice={noticeFixture}
    progress={progress}
    onReceive={nothing}
    onReset={nothing}
    onStatement={nothing}
    onCurrent={nothing}
  />
);

export const Ready = () => <Example />;
export const Empty = () => <Example promotion={{ state: 'ready', data: null }} />;
export const Loading = () => <Example promotion={{ state: 'loading' }} />;
export const Pending = () => <Example progress={{ state: 'pending' }} />;
export const Failed = () => (
  <Example promotion={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }} />
);
export const Done = () => <Example progress={{ state: 'done' }} />;
export const ReceivedBefore = () => (
  <Example progress={{ state: 'refused', failure: { message: 'PROMOTION_RECEIVED' } }} />
);
