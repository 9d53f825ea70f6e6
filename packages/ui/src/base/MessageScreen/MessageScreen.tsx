import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Spot } from '../../art/Spot.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import classes from './MessageScreen.module.css';

export interface MessageScreenProps {
  art: string;
  /** Level-one heading and document title. */
  title: string;
  /** Explanation for the player. */
  text: ReactNode;
  /** True below the bars of a page, which have the `main` already. */
  isInFrame?: boolean;
  /** Buttons and links, the most useful first. */
  children?: ReactNode;
}

/** A page with a single message: closed, not found, crashed. */
export function MessageScreen({ art, title, text, isInFrame = false, children }: MessageScreenProps) {
  return (
    <Stack
      component={isInFrame ? 'div' : 'main'}
      className={classes.screen}
      align="center"
      justify="center"
      gap="sm"
      maw="30rem"
      mih={`calc(${isInFrame ? 60 : 100} * var(--wallet-vh))`}
      mx="auto"
      px="lg"
      py="xl"
      ta="center"
    >
      <PageTitle>{title}</PageTitle>
      <Spot src={art} />
      <Title order={1}>{title}</Title>
      <Text component="div" c="dimmed">
        {text}
      </Text>
      {children && (
        <Stack gap="md" align="center" mt="lg">
          {children}
        </Stack>
      )}
    </Stack>
  );
}
