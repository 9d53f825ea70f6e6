import { Carousel } from '@mantine/carousel';
import '@mantine/carousel/styles.layer.css';
import { Box, Text } from '@mantine/core';
import type { Banner } from '@wallet/contract/site';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { safeImageUrl } from '../external-url/external-url.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/MemberIcon.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { SafeHtml } from '../SafeHtml/SafeHtml.tsx';
import classes from './BannerCarousel.module.css';

export interface BannerCarouselProps {
  /** Accessible name; also the alternative text of the images. */
  label: string;
  banners: readonly Partial<Banner>[];
}

const emblaOptions = { breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } };

/** Banners of the operator, one at a time; never plays by itself. */
export function BannerCarousel({ label, banners }: BannerCarouselProps) {
  const place = usePlace(banners.length);
  return (
    <Slides label={label} total={banners.length}>
      {banners.map(({ image = '', html }, at) => (
        <Carousel.Slide key={at} aria-label={place(at)} aria-roledescription={undefined}>
          <PartBoundary name="picture banner">
            <article className={classes['banner'] ?? ''}>
              {safeImageUrl(image) !== undefined && (
                <Picture
                  className={classes['image'] ?? ''}
                  address={image}
                  alt={banners.length > 1 ? `${label} ${at + 1}` : label}
                  loading={at === 0 ? 'eager' : 'lazy'}
                  // Its box stays, so that nothing moves.
                  fallback={<div className={classes['image'] ?? ''} />}
                />
              )}
              {html && <SafeHtml html={html} />}
            </article>
          </PartBoundary>
        </Carousel.Slide>
      ))}
    </Slides>
  );
}

/** Returns a function that names a slide by its number. */
function usePlace(total: number) {
  const t = useTranslation('common');
  return (at: number) => t('carousel.slide', { number: at + 1, total });
}

interface SlidesProps {
  label: string;
  total: number;
  children: ReactNode;
}

/**
 * The carousel and the number of its slide, which changes without a render of the banners. Mantine's indicators and
 * announcements are in English only.
 */
function Slides({ label, total, children }: SlidesProps) {
  const t = useTranslation('common');
  const place = usePlace(total);
  const [current, setCurrent] = useState(0);
  return (
    <Box pos="relative">
      <Carousel
        aria-label={label}
        aria-roledescription={t('carousel.role')}
        slideGap="md"
        includeGapInSize={false}
        controlSize={44}
        withControls={total > 1}
        previousControlIcon={<ChevronLeftIcon size={20} />}
        nextControlIcon={<ChevronRightIcon size={20} />}
        previousControlProps={{ 'aria-label': t('carousel.previous') }}
        nextControlProps={{ 'aria-label': t('carousel.next') }}
        emblaOptions={emblaOptions}
        mod={{ count: total > 1 }}
        onSlideChange={setCurrent}
        classNames={classes}
      >
        {children}
      </Carousel>
      {total > 1 && (
        <Text role="status" size="sm" className={classes['count'] ?? ''}>
          {place(Math.min(current, total - 1))}
        </Text>
      )}
    </Box>
  );
}
