import { Button, Group } from '@mantine/core';
import type { Banner } from '@wallet/contract/site';
import bonusArt from '../../art/bonus.svg?no-inline';
import { BannerCarousel } from '../../base/BannerCarousel/BannerCarousel.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { useNavigation } from '../../base/Link/Link.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { BannerSkeleton } from '../../base/BannerCarousel/BannerSkeleton.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';

export interface PromotionsModalProps extends DialogProps {
  banners: Loadable<readonly Banner[]>;
  /** Called when the modal must not open by itself again today; closes it. */
  onHideToday: () => void;
}

/** The operator's banners (spec 2, /user/home), without autoplay. */
export function PromotionsModal({ isOpen, onClose, banners, onHideToday }: PromotionsModalProps) {
  const t = useTranslation('bonus');
  const { navigate } = useNavigation();
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
          <Button onClick={() => navigate('/user/bonus')}>{t('promotions.bonuses')}</Button>
        </Group>
      }
    >
      <LoadState of={banners} loading={<BannerSkeleton />} />
      {banners.state === 'ready' &&
        (banners.data.length === 0 ? (
          <EmptyState art={bonusArt} title={t('promotions.empty')} />
        ) : (
          <BannerCarousel label={title} banners={banners.data} />
        ))}
    </Sheet>
  );
}
