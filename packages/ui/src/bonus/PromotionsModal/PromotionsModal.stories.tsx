import { bannersSample } from '../../base/BannerCarousel/banner.fixture.ts';
import { PromotionsModal, type PromotionsModalProps } from './PromotionsModal.tsx';

export default { title: 'Bonus/Promotions modal' };

const nothing = () => undefined;

const Example = (props: Pick<PromotionsModalProps, 'banners'>) => (
  <PromotionsModal isOpen onClose={nothing} onHideToday={nothing} onBonuses={nothing} {...props} />
);

export const Ready = () => <Example banners={{ state: 'ready', data: bannersSample }} />;
export const Empty = () => <Example banners={{ state: 'ready', data: [] }} />;
export const Loading = () => <Example banners={{ state: 'loading' }} />;
export const Failed = () => (
  <Example banners={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }} />
);
export const OnePicture = () => <Example banners={{ state: 'ready', data: bannersSample.slice(0, 1) }} />;
