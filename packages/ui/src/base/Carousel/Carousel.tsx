import { Group, UnstyledButton } from '@mantine/core';
import {
  Children,
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useWords } from '../../words/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/ActionIcon.tsx';
import classes from './Carousel.module.css';

export interface CarouselProps {
  /** What the row shows: “Slot games”. */
  label: string;
  /** The slides, one child each. */
  children: ReactNode;
  /** How wide a slide is, as CSS: `100%`, or `min(78vw, 300px)` for cards with a peek of the next. */
  slideWidth?: string;
  /** Space between slides, as CSS; 12 px unless told. */
  gap?: string;
  /**
   * A dot per slide, for banners, or the number of the slide where there are many; rows of cards have arrows only, and
   * those from 768 px up.
   */
  withDots?: boolean;
}

/** More dots than these do not stand in one row on a narrow phone. */
const mostDots = 7;

/**
 * A row to swipe, or to walk with arrows, dots and the keyboard. The browser scrolls and snaps; it never moves by itself.
 */
export function Carousel({
  label,
  children,
  slideWidth = '100%',
  gap = '0.75rem',
  withDots = false,
}: CarouselProps) {
  const t = useWords('common');
  const slides = Children.toArray(children);
  const { track, current, isAtStart, isAtEnd, onScroll, goTo, step } = useTrack(slides.length);
  const hasOverflow = !(isAtStart && isAtEnd);
  return (
    <section
      className={classes.carousel}
      aria-label={label}
      aria-roledescription={t('carousel.role')}
      style={{ '--slide-width': slideWidth, '--slide-gap': gap } as CSSProperties}
    >
      <div ref={track} className={classes.track} onScroll={onScroll} tabIndex={hasOverflow ? 0 : -1}>
        {slides.map((slide, at) => (
          <div
            key={at}
            className={classes.slide}
            role="group"
            aria-label={t('carousel.slide', { number: at + 1, total: slides.length })}
          >
            {slide}
          </div>
        ))}
      </div>
      {hasOverflow && (
        <div className={classes.controls} data-dots={withDots}>
          <UnstyledButton
            className={classes.arrow}
            aria-label={t('carousel.previous')}
            disabled={isAtStart}
            onClick={() => step(-1)}
          >
            <ChevronLeftIcon size={20} />
          </UnstyledButton>
          {withDots && slides.length > mostDots && (
            <span className={classes.place} aria-hidden>
              {`${current + 1} / ${slides.length}`}
            </span>
          )}
          {withDots && slides.length <= mostDots && (
            <Group component="span" gap={0} align="stretch" justify="center" wrap="nowrap">
              {slides.map((_, at) => (
                <UnstyledButton
                  key={at}
                  type="button"
                  className={classes.dot}
                  aria-label={t('carousel.goTo', { number: at + 1 })}
                  aria-current={at === current}
                  onClick={() => goTo(at)}
                />
              ))}
            </Group>
          )}
          <UnstyledButton
            className={classes.arrow}
            aria-label={t('carousel.next')}
            disabled={isAtEnd}
            onClick={() => step(1)}
          >
            <ChevronRightIcon size={20} />
          </UnstyledButton>
        </div>
      )}
    </section>
  );
}

/** Where the row stands, read from the browser's scroll position and moved through it. */
function useTrack(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ current: 0, isAtStart: true, isAtEnd: true });

  const read = useCallback(() => {
    const row = track.current;
    if (!row) return;
    const stride = strideOf(row);
    const next = {
      current: stride > 0 ? Math.round(row.scrollLeft / stride) : 0,
      isAtStart: row.scrollLeft <= 1,
      isAtEnd: row.scrollLeft + row.clientWidth >= row.scrollWidth - 1,
    };
    setPlace((before) =>
      before.current === next.current &&
      before.isAtStart === next.isAtStart &&
      before.isAtEnd === next.isAtEnd
        ? before
        : next,
    );
  }, []);

  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(row);
    read();
    return () => observer.disconnect();
  }, [read, count]);

  const goTo = (at: number) => {
    const row = track.current;
    row?.scrollTo({ left: at * strideOf(row), behavior: 'smooth' });
  };
  const step = (by: number) => goTo(place.current + by);
  return { track, ...place, onScroll: read, goTo, step };
}

/** From one slide's edge to the next's, in CSS pixels. */
function strideOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement)) return 0;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}
