import { useState } from 'react';
import { BannerCarousel, type Banner } from '../../base/BannerCarousel/BannerCarousel.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Notice } from '../../base/Notice/Notice.tsx';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { SheetStep } from '../../base/Sheet/SheetStep.tsx';
import { useWords } from '../../words/index.ts';

export interface BannersModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** What the banners lead to; also the description of their pictures. */
  title: string;
  banners: Loadable<readonly Banner[]>;
}

/**
 * The operator's banners before something that is still to come (spec 2, /user/home). Without banners, and where they
 * cannot be read, it is there at once: they are no reason to wait.
 */
export function BannersModal({ isOpen, onClose, title, banners }: BannersModalProps) {
  const t = useWords('site');
  const [isPast, setPast] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setPast(false);
  }
  const hasBanners = banners.state === 'ready' && banners.data.length > 0;
  if (hasBanners && !isPast) {
    return (
      <Sheet
        isOpen={isOpen}
        onClose={onClose}
        title={title}
        footer={<Button onClick={() => setPast(true)}>{t('common:actions.next')}</Button>}
      >
        <SheetStep key="banners">
          <BannerCarousel label={title} banners={banners.data} />
        </SheetStep>
      </Sheet>
    );
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      {banners.state === 'loading' ? (
        <Loading />
      ) : (
        <SheetStep key="coming">
          <Notice tone="info" advice={t('coming.text')}>
            {t('coming.title')}
          </Notice>
        </SheetStep>
      )}
    </Sheet>
  );
}
