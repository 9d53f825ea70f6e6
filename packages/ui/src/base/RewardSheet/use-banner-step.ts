import { useTimeout } from '@mantine/hooks';
import { useEffect } from 'react';
import type { Banner } from '../BannerCarousel/BannerCarousel.tsx';
import type { Loadable } from '../loadable.ts';
import { useStateOfOpening } from '../opening/opening.ts';

/** `waiting` until it is known whether there are banners. */
export type BannerStep = 'waiting' | 'banners' | 'content';

/** Milliseconds that banners may keep somebody waiting; later ones are not shown any more at this opening. */
export const bannerPatience = 2_000;

/** Banners come first at every opening, where there are any and they come in time (spec 2, /user/home). */
export function useBannerStep(isOpen: boolean, banners: Loadable<readonly Banner[]>) {
  const [step, setStep] = useStateOfOpening<BannerStep>(isOpen, 'waiting');
  if (step === 'waiting' && banners.state !== 'loading') {
    setStep(banners.state === 'ready' && banners.data.length > 0 ? 'banners' : 'content');
  }
  const isWaiting = isOpen && step === 'waiting';
  const { start, clear } = useTimeout(() => setStep('content'), bannerPatience);
  useEffect(() => {
    if (isWaiting) start();
    return clear;
  }, [isWaiting, start, clear]);
  return { step, pass: () => setStep('content') };
}
