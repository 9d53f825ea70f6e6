import { Button } from '@mantine/core';
import { ChevronRightIcon, ClockIcon } from '../../base/Icon/ActionIcon.tsx';
import { useWords } from '../../words/index.ts';
import classes from './PlaySafelyCard.module.css';

export interface PlaySafelyCardProps {
  onOpen: () => void;
}

/** The way from the profile to everything that helps to keep play in hand. */
export function PlaySafelyCard({ onOpen }: PlaySafelyCardProps) {
  const t = useWords('profile');
  return (
    <section className={classes.card} aria-labelledby="play-safely-title">
      <span className={classes.icon}>
        <ClockIcon size={24} />
      </span>
      <div className={classes.words}>
        <h2 id="play-safely-title" className={classes.title}>
          {t('playSafely.title')}
        </h2>
        <p className={classes.text}>{t('playSafely.lead')}</p>
      </div>
      <Button
        className={classes.open}
        variant="default"
        fullWidth
        rightSection={<ChevronRightIcon size={18} />}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {t('playSafely.open')}
      </Button>
    </section>
  );
}
