import { failed, noop } from '../../base/story.fixture.ts';
import { promotionFixture } from '../bonus.fixture.ts';
import { PromotionSearch, type PromotionSearchProps } from './PromotionSearch.tsx';

export default { title: 'Bonus/Promotion search' };

const Example = (props: Partial<PromotionSearchProps>) => (
  <PromotionSearch code="SABAI50" promotion={{ state: 'loading' }} onSearch={noop} onOpen={noop} {...props} />
);

export const Ready = () => <Example promotion={{ state: 'ready', data: promotionFixture }} />;
export const Empty = () => <Example code={undefined} />;
export const Loading = () => <Example />;
export const Failed = () => <Example promotion={failed} />;
export const UnknownCode = () => <Example promotion={{ state: 'ready', data: null }} />;
