import { Stack, type StackProps, Text, ThemeIcon, Title } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle/PageTitle.tsx';

export interface MessageScreenProps extends Omit<StackProps, 'title'> {
  /** Illustration. */
  icon: ReactNode;
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
export function MessageScreen({
  icon,
  title,
  text,
  isInFrame = false,
  children,
  ...props
}: MessageScreenProps) {
  return (
    <Stack
      component={isInFrame ? 'div' : 'main'}
      align="center"
      justify="center"
      gap="sm"
      maw="30rem"
      mih="calc(60 * var(--wallet-vh))"
      mx="auto"
      px="lg"
      py="xl"
      ta="center"
      style={{ textWrap: 'balance' }}
      {...props}
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
