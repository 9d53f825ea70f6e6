import { Box, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import classes from './AccountCard.module.css';

export interface AccountCardProps {
  /** Facts in rows. */
  children: ReactNode;
}

/** The account to pay into, fact by fact. */
export function AccountCard({ children }: AccountCardProps) {
  return (
    <Paper component="dl" className={classes.card} m={0} px="md" radius="md" bg="dark.5">
      {children}
    </Paper>
  );
}

export interface AccountFactProps {
  label: string;
  children: ReactNode;
  /** Shown in larger letters: what is typed into another app. */
  isMain?: boolean;
  /** What lands in the clipboard, and the name of the button for it. */
  copy?: { readonly text: string; readonly label: string; readonly onCopied?: () => void };
}

export function AccountFact({ label, children, isMain = false, copy }: AccountFactProps) {
  return (
    <Box py="sm">
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Group component="dd" m={0} gap="sm" wrap="nowrap" justify="space-between">
        <Group
          component="span"
          gap="sm"
          {...(isMain && { fz: 'xl', fw: 600 })}
          style={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
        >
          {children}
        </Group>
        {copy && <CopyButton {...copy} />}
      </Group>
    </Box>
  );
}
