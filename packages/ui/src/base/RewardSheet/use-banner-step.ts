import { useTimeout } from '@mantine/hooks';
import { useEffect } from 'react';
import type { Banner } from '@wallet/contract/site';
import type { Loadable } from '../loadable.ts';
import { useResetOnOpen } from '../reset-on-open/use-reset-on-open.ts';

/** `waiting` until the banners are loaded. */
export type BannerStep = 'waiting' | 'banners' | 'content';

/** Milliseconds to wait for banners; later ones are skipped for this opening. */
export const bannerTimeout = 2_000;

/** Shows the banners first at every opening, if they load in time (spec 2, /user/home). */
export function useBannerStep(isOpen: boolean, banners: Loadable<readonly Banner[]>) {
  const [step, setStep] = useResetOnOpen<BannerStep>(isOpen, 'waiting');
  if (step === 'waiting' && banners.state !== 'loading') {
    setStep(banners.state === 'ready' && banners.data.length > 0 ? 'banners' : 'content');
  }
  const isWaiting = isOpen && step === 'waiting';
  const { start, clear } = useTimeout(() => setStep('content'), bannerTimeout);
  useEffect(() => {
    if (isWaiting) start();
    return clear;
  }, [isWaiting, start, clear]);
  return { step, pass: () => setStep('content') };
}
