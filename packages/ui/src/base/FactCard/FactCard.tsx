import { Group, Paper, type GroupProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Hint } from '../Hint/Hint.tsx';
import classes from './FactCard.module.css';

/** Raised card with a description list of `Fact`. */
export const FactCard = ({ children }: { children: ReactNode }) => (
  <Paper component="dl" m={0} px="md" radius="md" bg="dark.5">
    {children}
  </Paper>
);

export interface FactProps extends GroupProps {
  label: string;
  /** Beside the value: copy, edit. */
  action?: ReactNode;
  hint?: ReactNode;
}

/** Labelled value with its buttons. A line separates it from the fact before it. */
export const Fact = ({ label, action, hint, children, ...value }: FactProps) => (
  <div className={classes.fact}>
    <Hint component="dt" fw={400}>
      {label}
    </Hint>
    <Group component="dd" className={classes.line} justify="space-between" gap="sm" m={0}>
      <Group component="span" className={classes.value} gap="sm" wrap="nowrap" {...value}>
        {children}
      </Group>
      {action}
    </Group>
    {hint && (
      <Hint component="dd" m={0} size="xs">
        {hint}
      </Hint>
    )}
  </div>
);
