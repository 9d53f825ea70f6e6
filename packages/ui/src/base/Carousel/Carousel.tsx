import { Carousel as MantineCarousel, type CarouselProps as MantineCarouselProps } from '@mantine/carousel';
import '@mantine/carousel/styles.layer.css';
import { Box, Text, VisuallyHidden } from '@mantine/core';
import { Children, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/MemberIcon.tsx';
import classes from './Carousel.module.css';

export interface CarouselProps extends Omit<MantineCarouselProps, 'withIndicators' | 'onSlideChange'> {
  /** Name of the region: “Slot games”. */
  label: string;
  /**
   * Shows the slide number between the arrows; Mantine's indicators are in English only. A row of cards omits it,
   * and announces the number after each move.
   */
  withCount?: boolean;
  /** Number of slides when all are rendered; by default the number of children. */
  total?: number;
}

const emblaOptions: NonNullable<MantineCarouselProps['emblaOptions']> = {
  align: 'start',
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
};

/** Mantine's carousel with localised labels, one slide per child; never plays by itself. */
export function Carousel({ label, withCount = false, total: all, children, ...props }: CarouselProps) {
  const t = useTranslation('common');
  const [current, setCurrent] = useState<number>();
  const slides = Children.toArray(children);
  const total = all ?? slides.length;
  const place = t('carousel.slide', { number: Math.min(current ?? 0, total - 1) + 1, total });
  return (
    <Box pos="relative">
      <MantineCarousel
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
        mod={{ count: withCount && total > 1 }}
        {...props}
        onSlideChange={setCurrent}
        classNames={classes}
      >
        {slides.map((slide, at) => (
          <MantineCarousel.Slide
            key={at}
            aria-label={t('carousel.slide', { number: at + 1, total })}
            aria-roledescription={undefined}
          >
            {slide}
          </MantineCarousel.Slide>
        ))}
      </MantineCarousel>
      {total > 1 && withCount && (
        <Text role="status" size="sm" className={classes['count'] ?? ''}>
          {place}
        </Text>
      )}
      {total > 1 && !withCount && (
        <VisuallyHidden role="status">{current === undefined ? '' : place}</VisuallyHidden>
      )}
    </Box>
  );
}
