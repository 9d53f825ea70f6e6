import { Stack, Title, VisuallyHidden, type StackProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { NightMarket } from '../../art/NightMarket.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import classes from './Screen.module.css';

export interface ScreenProps extends StackProps {
  title: string;
  /** Shows the heading to screen readers only. */
  isTitleHidden?: boolean;
  /** 480 px for a form, else the column of the page; default `wide`. */
  width?: 'narrow' | 'wide';
  /** Space above the heading; default true. */
  hasTopSpacing?: boolean;
  /** Words on the night market, which fills the left half of wide windows and a band of tall phones. */
  aside?: ReactNode;
}

/** Frame of a page: document title, one heading, one column, equal spacing. */
export function Screen({
  title,
  isTitleHidden = false,
  width = 'wide',
  hasTopSpacing = true,
  aside,
  children,
  ...props
}: ScreenProps) {
  const page = (
    <Stack gap="lg" className={classes.screen} data-width={width} data-flush={!hasTopSpacing} {...props}>
      <PageTitle>{title}</PageTitle>
      {isTitleHidden ? (
        <VisuallyHidden component="h1">{title}</VisuallyHidden>
      ) : (
        <Title order={1}>{title}</Title>
      )}
      {children}
    </Stack>
  );
  if (aside === undefined) return page;
  return (
    <div className={classes.halves}>
      <aside className={classes.aside}>
        <NightMarket className={classes.scene} />
        <div className={classes.words}>{aside}</div>
      </aside>
      {page}
    </div>
  );
}
