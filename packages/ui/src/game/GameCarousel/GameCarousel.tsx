import { Stack, Text, Title } from '@mantine/core';
import { gameCard, slotCategories, type Slot } from '@wallet/contract/game';
import { isListed, nameOfKind } from '@wallet/contract/wire/kind';
import { Carousel } from '../../base/Carousel/Carousel.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { GameCard } from '../GameCard/GameCard.tsx';
import { useNearView } from '../GameCard/use-near-view.ts';

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

/** A phone shows the edge of the next card; wider screens use the card's own size (decisions 28). */
const slideSize = `min(78%, ${gameCard.width}px)`;

/** Cards that a phone shows before the first swipe. */
export const visibleSlides = 2;

/** Cards per step: a row may have a hundred. The next step follows when the card before the last three comes near. */
const step = 18;
const ahead = 4;

export function GameCarousel({ category, slots, isHidden, isStale, isFirst, onOpen }: GameCarouselProps) {
  const t = useTranslation('game');
  const [count, setCount] = useState(step);
  const isKnown = isListed(slotCategories, category);
  const title = isKnown ? t(`category.${category}`) : t('category.other', { category: nameOfKind(category) });
  return (
    <Stack gap="sm">
      <Title order={2}>{title}</Title>
      {slots.length === 0 ? (
        <Text p="lg" bd="1px dashed var(--mantine-color-default-border)" bdrs="md" c="dimmed" ta="center">
          {isKnown && t(`empty.${category}`)}
        </Text>
      ) : (
        <Carousel label={title} slideSize={slideSize} slideGap="1.25rem" total={slots.length}>
          {slots.slice(0, count).map((slot, at) => (
            <PartBoundary key={slot.code} name="game card">
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
          ))}
        </Carousel>
      )}
    </Stack>
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
