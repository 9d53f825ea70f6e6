import { useState } from 'react';
import { banners } from '../site.sample.ts';
import { PromotionsModal, type PromotionsModalProps } from './PromotionsModal.tsx';

const nothing = () => undefined;

const Example = (props: Pick<PromotionsModalProps, 'banners'>) => {
  const [isHidden, setHidden] = useState(false);
  return (
    <PromotionsModal
      isOpen
      onClose={nothing}
      isHiddenToday={isHidden}
      onHideToday={setHidden}
      onBonuses={nothing}
      {...props}
    />
  );
};

export const Ready = () => <Example banners={{ state: 'ready', data: banners }} />;
export const Empty = () => <Example banners={{ state: 'ready', data: [] }} />;
export const Loading = () => <Example banners={{ state: 'loading' }} />;
export const Failed = () => <Example banners={{ state: 'failed', retry: nothing }} />;
export const OnePicture = () => <Example banners={{ state: 'ready', data: banners.slice(0, 1) }} />;
