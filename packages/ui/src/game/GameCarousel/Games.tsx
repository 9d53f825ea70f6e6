import { Skeleton, Stack, Title } from '@mantine/core';
import { slotCategories, type Slot } from '@wallet/contract/game';
import { isListed } from '@wallet/contract/wire/kind';
import { Failed } from '../../base/Failed/Failed.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { useWords } from '../../words/index.ts';
import { GameCarousel } from './GameCarousel.tsx';
import classes from './GameCarousel.module.css';

export interface GamesProps {
  /** The providers of all categories, in the order of the server. */
  slots: Loadable<readonly Slot[]>;
  /** The codes of providers whose balance may be an old one; none unless told. */
  staleCodes?: ReadonlySet<string>;
  /** Covers the amounts. */
  isHidden: boolean;
  onOpen: (slot: Slot) => void;
}

/** The three carousels of the home page: slot, sport, lotto (spec 2, /user/home); more where the backend has more. */
export function Games({ slots, staleCodes, isHidden, onOpen }: GamesProps) {
  const t = useWords('game');
  if (slots.state === 'failed')
    return <Failed title={t('failed')} onRetry={slots.retry} failure={slots.failure} />;
  const sent = slots.state === 'ready' ? slots.data.map(({ category }) => category) : [];
  // A category without words follows the three, under the name the backend gives it.
  const categories = [...new Set([...slotCategories, ...sent])];
  return (
    <Stack component="section" gap="lg" aria-label={t('title')}>
      {categories.map((category, at) =>
        slots.state === 'loading' ? (
          <div key={category} className={classes.category} aria-busy>
            <Title order={2}>
              {isListed(slotCategories, category) ? t(`category.${category}`) : category}
            </Title>
            <div className={classes.blanks}>
              <span className={classes.blank}>
                <Skeleton height="100%" />
              </span>
              <span className={classes.blank}>
                <Skeleton height="100%" />
              </span>
              <span className={classes.blank}>
                <Skeleton height="100%" />
              </span>
            </div>
          </div>
        ) : (
          <GameCarousel
            key={category}
            category={category}
            slots={slots.data.filter((slot) => slot.category === category)}
            isHidden={isHidden}
            isFirst={at === 0}
            isStale={({ code }) => (slots.isStale || staleCodes?.has(code)) ?? false}
            onOpen={onOpen}
          />
        ),
      )}
    </Stack>
  );
}
