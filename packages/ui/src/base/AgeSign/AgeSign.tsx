import { Group, Text } from '@mantine/core';
import { Hint } from '../Hint/Hint.tsx';
import classes from './AgeSign.module.css';

export interface AgeSignProps {
  /** Minimum age in years, from the operator's configuration; without one there is no sign. */
  age: number | undefined;
  /** Returns the sentence beside the sign. */
  children: (age: number) => string;
}

/** Round age sign with its sentence (decisions 32). */
export const AgeSign = ({ age, children }: AgeSignProps) =>
  age !== undefined && (
    <Group gap="sm" wrap="nowrap">
      <Text span size="xs" fw={700} className={classes.sign} aria-hidden>
        {age}+
      </Text>
      <Hint size="xs" style={{ textWrap: 'balance' }}>
        {children(age)}
      </Hint>
    </Group>
  );
