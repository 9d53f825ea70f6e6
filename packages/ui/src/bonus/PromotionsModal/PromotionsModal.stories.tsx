import { bannersSample } from '../../base/BannerCarousel/banner.fixture.ts';
import { PromotionsModal, type PromotionsModalProps } from './PromotionsModal.tsx';
import { failed, noop, ready } from '../../base/story.fixture.ts';

export default { title: 'Bonus/Promotions modal' };

const Example = (props: Pick<PromotionsModalProps, 'banners'>) => (
  <PromotionsModal isOpen onClose={noop} onHideToday={noop} {...props} />
);

export const Ready = () => <Example banners={ready(bannersSample)} />;
export const Empty = () => <Example banners={ready([])} />;
export const Loading = () => <Example banners={{ state: 'loading' }} />;
export const Failed = () => <Example banners={failed} />;
export const OnePicture = () => <Example banners={ready(bannersSample.slice(0, 1))} />;
