import { Stack, Title, VisuallyHidden, type StackProps } from '@mantine/core';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import classes from './Screen.module.css';

export interface ScreenProps extends StackProps {
  title: string;
  /** Shows the heading to screen readers only. */
  isTitleHidden?: boolean;
  /** 480 px for a form, else the column of the page; default `wide`. */
  width?: 'narrow' | 'wide';
}

/** Frame of a page: document title, one heading, one column, equal spacing. */
export function Screen({ title, isTitleHidden = false, width = 'wide', children, ...props }: ScreenProps) {
  return (
    <Stack gap="lg" className={classes.screen} data-width={width} {...props}>
      <PageTitle>{title}</PageTitle>
      {isTitleHidden ? (
        <VisuallyHidden component="h1">{title}</VisuallyHidden>
      ) : (
        <Title order={1}>{title}</Title>
      )}
      {children}
    </Stack>
  );
}
