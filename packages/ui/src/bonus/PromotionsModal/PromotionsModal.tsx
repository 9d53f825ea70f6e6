import { Button, Group } from '@mantine/core';
import { BannerCarousel, type Banner } from '../../base/BannerCarousel/BannerCarousel.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import { BlankBanner } from '../../base/BannerCarousel/BlankBanner.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { useWords } from '../../words/index.ts';

export interface PromotionsModalProps {
  isOpen: boolean;
  onClose: () => void;
  banners: Loadable<readonly Banner[]>;
  /** Called when it is not to come by itself any more today; closes it. */
  onHideToday: () => void;
  /** Leads to the bonuses. */
  onBonuses: () => void;
}

/** The promotional pictures (spec 2, /user/home), one at a time; nothing moves by itself. */
export function PromotionsModal({ isOpen, onClose, banners, onHideToday, onBonuses }: PromotionsModalProps) {
  const t = useWords('bonus');
  const title = t('promotions.title');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <Group gap="sm" grow preventGrowOverflow={false}>
          <Button variant="subtle" size="compact-md" onClick={onHideToday}>
            {t('promotions.hideToday')}
          </Button>
          <Button onClick={onBonuses}>{t('promotions.bonuses')}</Button>
        </Group>
      }
    >
      {banners.state === 'loading' && <BlankBanner />}
      {banners.state === 'failed' && <Failed onRetry={banners.retry} failure={banners.failure} />}
      {banners.state === 'ready' &&
        (banners.data.length === 0 ? (
          <EmptyState title={t('promotions.empty')} />
        ) : (
          <BannerCarousel label={title} banners={banners.data} />
        ))}
    </Sheet>
  );
}
