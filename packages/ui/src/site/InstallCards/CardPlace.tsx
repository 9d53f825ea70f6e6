import type { ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import classes from './InstallCards.module.css';

export interface CardPlaceProps {
  /** The card that is due; nothing most of the time. */
  children: ReactNode;
}

/** Where the cards appear. It is there before them, or they would not be read out. */
export function CardPlace({ children }: CardPlaceProps) {
  const t = useWords('site');
  return (
    <section className={classes.place} aria-label={t('install.label')}>
      <div role="status">{children}</div>
    </section>
  );
}
