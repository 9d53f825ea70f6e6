import { Group, Text, type GroupProps } from '@mantine/core';
import classes from './AgeSign.module.css';

export interface AgeSignProps extends GroupProps {
  /** Minimum age in years, from the operator's configuration. */
  age: number;
}

/** Round age sign with its sentence (decisions 32). */
export const AgeSign = ({ age, children, ...props }: AgeSignProps) => (
  <Group gap="sm" wrap="nowrap" {...props}>
    <Text span size="xs" fw={700} className={classes.sign} aria-hidden>
      {age}+
    </Text>
    <Text size="xs" c="dimmed" style={{ textWrap: 'balance' }}>
      {children}
    </Text>
  </Group>
);
