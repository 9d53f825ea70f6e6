import { Box, Stack, Text, type StackProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyTrayIcon } from '../Icon/MemberIcon.tsx';

export interface EmptyStateProps extends Omit<StackProps, 'title' | 'children'> {
  /** “No transactions yet”, or the object that failed to load. */
  title: ReactNode;
  /** Reason, or how to change it. */
  text?: ReactNode;
  /** Default: a tray of 40 px. */
  icon?: ReactNode;
  /** Single button or link. */
  action?: ReactNode;
  /** Announces the text to screen readers. */
  isLive?: boolean;
}

/** Placeholder of an empty list, page or sheet. */
export function EmptyState({
  title,
  text,
  icon = <EmptyTrayIcon size={40} />,
  action,
  isLive = false,
  ...props
}: EmptyStateProps) {
  return (
    <Stack align="center" gap="md" px="lg" py="xl" ta="center" {...props}>
      <Text span c="dimmed" lh={0}>
        {icon}
      </Text>
      <Box role={isLive ? 'status' : undefined} style={{ textWrap: 'balance' }}>
        <Text fw={600}>{title}</Text>
        {text && (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        )}
      </Box>
      {action}
    </Stack>
  );
}
