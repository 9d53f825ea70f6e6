import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import classes from './Screen.module.css';

export interface ScreenProps {
  /** The name of the page: its one first-level heading. */
  title: string;
  /** Keeps the heading for screen readers only, where the page shows it in another way. */
  isTitleHidden?: boolean;
  /** Beside the title: refresh, a lock. */
  actions?: ReactNode;
  /** Width: 480 px of a form, 960 px of a list or cards; `wide` unless told. */
  width?: 'narrow' | 'wide';
  /** Air above the heading; there unless it is false. */
  hasTopSpacing?: boolean;
  children: ReactNode;
}

/** The frame of a page: its name in the tab, one heading, one column, the same air everywhere. */
export function Screen({
  title,
  isTitleHidden = false,
  actions,
  width = 'wide',
  hasTopSpacing = true,
  children,
}: ScreenProps) {
  return (
    <div className={classes.screen} data-width={width} data-flush={!hasTopSpacing}>
      <PageTitle>{title}</PageTitle>
      <header className={classes.header} data-hidden={isTitleHidden && !actions}>
        <h1 className={isTitleHidden ? classes.hidden : classes.title}>{title}</h1>
        {actions}
      </header>
      {children}
    </div>
  );
}
