import { Group, Stack, Title, VisuallyHidden, type StackProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import classes from './Screen.module.css';

export interface ScreenProps extends StackProps {
  /** The name of the page: its one first-level heading. */
  title: string;
  /** Keeps the heading for screen readers only, where the page shows it in another way. */
  isTitleHidden?: boolean;
  /** Beside the title: refresh, a lock. */
  actions?: ReactNode;
  /** Width: 480 px of a form, 672 px to read, 1,152 px of a list or cards; `wide` unless told. */
  width?: 'narrow' | 'reading' | 'wide';
  /** Air above the heading; there unless it is false. */
  hasTopSpacing?: boolean;
  /** Beside the page of a form, where the window has room for both. */
  aside?: ReactNode;
}

/** The frame of a page: its name in the tab, one heading, one column, the same air everywhere. */
export function Screen({
  title,
  isTitleHidden = false,
  actions,
  width = 'wide',
  hasTopSpacing = true,
  aside,
  children,
  ...props
}: ScreenProps) {
  const heading = isTitleHidden ? (
    <VisuallyHidden component="h1">{title}</VisuallyHidden>
  ) : (
    <Title order={1}>{title}</Title>
  );
  const page = (
    <Stack gap="lg" className={classes.screen} data-width={width} data-flush={!hasTopSpacing} {...props}>
      <PageTitle>{title}</PageTitle>
      {isTitleHidden && !actions ? (
        heading
      ) : (
        <Group
          component="header"
          justify="space-between"
          wrap="nowrap"
          gap="lg"
          mih={actions ? '2.75rem' : undefined}
        >
          {heading}
          {actions}
        </Group>
      )}
      {children}
    </Stack>
  );
  if (aside === undefined) return page;
  return (
    <div className={classes.columns}>
      {page}
      <aside className={classes.aside}>{aside}</aside>
    </div>
  );
}
