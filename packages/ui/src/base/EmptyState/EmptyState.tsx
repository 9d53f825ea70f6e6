import { Box, Stack, Text, type StackProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyTrayIcon } from '../Icon/MemberIcon.tsx';

export interface EmptyStateProps extends Omit<StackProps, 'title' | 'children'> {
  /** “No transactions yet”, or what could not be loaded. */
  title: ReactNode;
  /** Says what would put something here, or why there is nothing. */
  text?: ReactNode;
  /** A tray unless told; 40 px. */
  icon?: ReactNode;
  /** The one button or link that changes it. */
  action?: ReactNode;
  /** Reads the words aloud when they come. */
  isLive?: boolean;
}

/** Stands where a list, a page or a sheet has nothing to show. */
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
