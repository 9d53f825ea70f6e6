import { Box, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Hint } from '../Hint/Hint.tsx';
import statementArt from '../../art/statement.svg?no-inline';
import { Spot } from '../../art/Spot.tsx';

export interface EmptyStateProps {
  /** “No transactions yet”, or the object that failed to load. */
  title: ReactNode;
  /** Reason, or how to change it. */
  text?: ReactNode;
  /** Illustration; default `statement`. */
  art?: string;
  /** Its width in pixels; default 160. */
  artWidth?: number | undefined;
  /** Single button or link. */
  action?: ReactNode;
  /** Announces the text to screen readers. */
  isLive?: boolean;
}

/** Placeholder of an empty list, page or sheet. */
export function EmptyState({
  title,
  text,
  art = statementArt,
  artWidth,
  action,
  isLive = false,
}: EmptyStateProps) {
  return (
    <Stack align="center" gap="md" px="lg" py="xl" ta="center">
      <Spot src={art} width={artWidth} />
      <Box role={isLive ? 'status' : undefined} style={{ textWrap: 'balance' }}>
        <Text fw={600}>{title}</Text>
        {text && <Hint>{text}</Hint>}
      </Box>
      {action}
    </Stack>
  );
}
