import { useWords } from '../../words/index.ts';
import { bannersSample } from '../../base/BannerCarousel/banner.sample.ts';
import { BannersModal, type BannersModalProps } from './BannersModal.tsx';

const Example = (props: Pick<BannersModalProps, 'banners'>) => (
  <BannersModal isOpen onClose={() => undefined} title={useWords('invite')('title')} {...props} />
);

export const Ready = () => <Example banners={{ state: 'ready', data: bannersSample }} />;
export const Empty = () => <Example banners={{ state: 'ready', data: [] }} />;
export const Loading = () => <Example banners={{ state: 'loading' }} />;
export const Failed = () => <Example banners={{ state: 'failed', retry: () => undefined }} />;
