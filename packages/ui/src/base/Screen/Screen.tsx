import { Stack, Title, VisuallyHidden, type StackProps } from '@mantine/core';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import classes from './Screen.module.css';

export interface ScreenProps extends StackProps {
  title: string;
  /** Shows the heading to screen readers only. */
  isTitleHidden?: boolean;
}

/** Frame of a page: document title, one heading, one column, equal spacing. */
export function Screen({ title, isTitleHidden = false, children, ...props }: ScreenProps) {
  return (
    <Stack gap="lg" className={classes.screen} {...props}>
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
