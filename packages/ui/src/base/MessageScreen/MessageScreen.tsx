import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle/PageTitle.tsx';

export interface MessageScreenProps {
  /** A drawing of what it is about. */
  icon: ReactNode;
  /** The page's one first-level heading, and its name in the tab. */
  title: string;
  /** What it means for the player. */
  text: ReactNode;
  /** The ways on: buttons and links, the best first. */
  children?: ReactNode;
}

/** A whole page that says one thing, outside of any frame: closed, not found, gone wrong. Its title stands in the tab too. */
export function MessageScreen({ icon, title, text, children }: MessageScreenProps) {
  return (
    <Stack
      component="main"
      align="center"
      justify="center"
      gap="sm"
      maw="30rem"
      mih="60dvh"
      mx="auto"
      px="lg"
      py="xl"
      ta="center"
      style={{ textWrap: 'balance' }}
    >
      <PageTitle>{title}</PageTitle>
      <ThemeIcon size={80} radius="50%" variant="light">
        {icon}
      </ThemeIcon>
      <Title order={1}>{title}</Title>
      <Text component="div" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
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
