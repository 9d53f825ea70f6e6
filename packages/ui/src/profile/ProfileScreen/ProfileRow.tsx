import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ProfileScreen.module.css';

export interface ProfileRowProps {
  label: string;
  children: ReactNode;
  /** Beside the value: copy, edit. */
  action?: ReactNode;
}

/** Labelled value with an optional action. */
export const ProfileRow = ({ label, children, action }: ProfileRowProps) => (
  <Box className={classes.row}>
    <Text component="dt" size="sm" c="dimmed">
      {label}
    </Text>
    <Group component="dd" justify="space-between" gap="md" m={0} mih="2.75rem">
      <Text component="span" miw={0} fw={600} className={classes.value}>
        {children}
      </Text>
      {action}
    </Group>
  </Box>
);
