import { Title } from '@mantine/core';
import { gameCard, slotCategories, type Slot } from '@wallet/contract/game';
import { isListed, nameOfKind } from '@wallet/contract/wire/kind';
import { Carousel } from '../../base/Carousel/Carousel.tsx';
import { useWords } from '../../words/index.ts';
import { GameCard } from '../GameCard/GameCard.tsx';
import classes from './GameCarousel.module.css';

export interface GameCarouselProps {
  category: Slot['category'];
  /** The providers of this category; none shows a sentence instead. */
  slots: readonly Slot[];
  /** Covers the amounts. */
  isHidden: boolean;
  /** Whether the balance shown of a provider may be an old one. */
  isStale: (slot: Slot) => boolean;
  /** The first of the page: its first cards are what is seen at once. */
  isFirst: boolean;
  onOpen: (slot: Slot) => void;
}

/** Wide enough for a peek of the next card on a phone, the card's own size from there on (decisions 28). */
const slideSize = `min(78%, ${gameCard.width}px)`;

/** Cards a phone shows of a row before it is swiped. */
const seenAtOnce = 2;

/** The providers of one category, side by side. */
export function GameCarousel({ category, slots, isHidden, isStale, isFirst, onOpen }: GameCarouselProps) {
  const t = useWords('game');
  const isKnown = isListed(slotCategories, category);
  const title = isKnown ? t(`category.${category}`) : t('category.other', { category: nameOfKind(category) });
  return (
    <div className={classes.category}>
      <Title order={2}>{title}</Title>
      {slots.length === 0 ? (
        <p className={classes.empty}>{isKnown && t(`empty.${category}`)}</p>
      ) : (
        <Carousel label={title} slideSize={slideSize}>
          {slots.map((slot, at) => (
            <GameCard
              key={slot.code}
              slot={slot}
              isHidden={isHidden}
              isStale={isStale(slot)}
              isFirst={isFirst && at < seenAtOnce}
              onOpen={() => onOpen(slot)}
            />
          ))}
        </Carousel>
      )}
    </div>
  );
}
