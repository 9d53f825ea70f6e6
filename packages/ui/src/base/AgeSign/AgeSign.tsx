import { Group, Text } from '@mantine/core';
import { useBrand } from '../../theme/brand.ts';
import { Hint } from '../Hint/Hint.tsx';
import classes from './AgeSign.module.css';

/** Round age sign; its child returns the sentence beside it (decisions 32). */
export function AgeSign({ children }: { children: (age: number) => string }) {
  const { minimumAge: age } = useBrand();
  if (age === undefined) return null;
  return (
    <Group gap="sm" wrap="nowrap">
      <Text span size="xs" fw={700} className={classes.sign} aria-hidden>
        {age}+
      </Text>
      <Hint size="xs" style={{ textWrap: 'balance' }}>
        {children(age)}
      </Hint>
    </Group>
  );
}
