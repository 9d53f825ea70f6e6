import { Box, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import classes from './AccountCard.module.css';

/** The account to pay into, as a description list of `AccountFact`. */
export function AccountCard({ children }: { children: ReactNode }) {
  return (
    <Paper component="dl" className={classes.card} m={0} px="md" radius="md" bg="dark.5">
      {children}
    </Paper>
  );
}

export interface AccountFactProps {
  label: string;
  children: ReactNode;
  /** Set in larger type: the player types it into another app. */
  isMain?: boolean;
  /** Text for the clipboard, and the label of the button. */
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
