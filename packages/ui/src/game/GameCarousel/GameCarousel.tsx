import { ActionIcon, Group, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery, useScroller } from '@mantine/hooks';
import { gameCard, slotCategories, type Slot } from '@wallet/contract/game';
import { isListed, nameOfKind } from '@wallet/contract/wire/kind';
import { ChevronLeftIcon, ChevronRightIcon } from '../../base/Icon/MemberIcon.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { GameCard } from '../GameCard/GameCard.tsx';
import { useNearView } from '../GameCard/use-near-view.ts';
import classes from './Games.module.css';

export interface GameCarouselProps {
  category: Slot['category'];
  /** Providers of this category; an empty list shows a text. */
  slots: readonly Slot[];
  isHidden: boolean;
  isStale: (slot: Slot) => boolean;
  /** The first carousel of the page, which is visible without scrolling. */
  isFirst: boolean;
  onOpen: (slot: Slot) => void;
}

/** Cards that a phone shows before the first swipe. */
export const visibleSlides = 2;

/** Cards per step: a row may have a hundred. The next step follows when the card before the last three comes near. */
const step = 18;
const ahead = 4;

export function GameCarousel({ category, ...row }: GameCarouselProps) {
  const t = useTranslation('game');
  const isKnown = isListed(slotCategories, category);
  const title = isKnown ? t(`category.${category}`) : t('category.other', { category: nameOfKind(category) });
  return (
    <Stack component="section" aria-label={title} gap="sm" pos="relative">
      <Title order={2}>{title}</Title>
      {row.slots.length === 0 ? (
        <Text p="lg" bd="1px dashed var(--mantine-color-default-border)" bdrs="md" c="dimmed" ta="center">
          {isKnown && t(`empty.${category}`)}
        </Text>
      ) : (
        <CardRow {...row} />
      )}
    </Stack>
  );
}

/** Scrolled by the browser itself: on a phone by a swipe, or by the focus of a keyboard. */
function CardRow({ slots, isHidden, isStale, isFirst, onOpen }: Omit<GameCarouselProps, 'category'>) {
  const [count, setCount] = useState(step);
  const row = useRef<HTMLUListElement>(null);
  const isWide = useMediaQuery('(min-width: 48em)');
  return (
    <>
      <ul ref={row} role="list" className={classes.row}>
        {slots.slice(0, count).map((slot, at) => (
          <li key={slot.code} className={classes.slide} aria-setsize={slots.length} aria-posinset={at + 1}>
            <PartBoundary name="game card">
              <GameCard
                slot={slot}
                isHidden={isHidden}
                isStale={isStale(slot)}
                isFirst={isFirst && at < visibleSlides}
                onOpen={onOpen}
              />
              {at === count - ahead && count < slots.length && (
                <NearMark onNear={() => setCount(count + step)} />
              )}
            </PartBoundary>
          </li>
        ))}
      </ul>
      {isWide && <Arrows row={row} />}
    </>
  );
}

/** For a mouse, in the row of the title. */
function Arrows({ row }: { row: RefObject<HTMLUListElement | null> }) {
  const { ref, canScrollStart, canScrollEnd } = useScroller<HTMLUListElement>();
  useLayoutEffect(() => ref(row.current), [ref, row]);
  if (!canScrollStart && !canScrollEnd) return null;
  // The style sheet decides whether it moves smoothly; useScroller always does.
  const move = (distance: number) => row.current?.scrollBy({ left: distance });
  return (
    <Group className={classes.arrows} gap="sm">
      <Arrow to="previous" isOpen={canScrollStart} onClick={() => move(-gameCard.width)} />
      <Arrow to="next" isOpen={canScrollEnd} onClick={() => move(gameCard.width)} />
    </Group>
  );
}

interface ArrowProps {
  to: 'previous' | 'next';
  isOpen: boolean;
  onClick: () => void;
}

/** Keeps the focus when the row ends. */
function Arrow({ to, isOpen, onClick }: ArrowProps) {
  const t = useTranslation('common');
  const Icon = to === 'previous' ? ChevronLeftIcon : ChevronRightIcon;
  return (
    <ActionIcon
      variant="default"
      radius="xl"
      size={44}
      aria-label={t(`carousel.${to}`)}
      aria-disabled={!isOpen}
      onClick={onClick}
    >
      <Icon size={20} />
    </ActionIcon>
  );
}

/** Calls back once it is near the view. */
function NearMark({ onNear }: { onNear: () => void }) {
  const { isNear, watch } = useNearView(false);
  const report = useEffectEvent(onNear);
  useEffect(() => {
    if (isNear) report();
  }, [isNear]);
  return <span ref={watch} />;
}
