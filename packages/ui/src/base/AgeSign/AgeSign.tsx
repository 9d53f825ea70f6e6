import { Group, Text, ThemeIcon, type GroupProps } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';

export interface AgeSignProps extends GroupProps {
  /** Minimum age in years, from the operator's configuration. */
  age: number;
}

/** Round age sign with its sentence (decisions 32). */
export const AgeSign = ({ age, children, ...props }: AgeSignProps) => (
  <Group gap="sm" wrap="nowrap" {...props}>
    <ThemeIcon variant="outline" color="red" c="bright" fz="xs" fw={700} size={36} radius={1000} aria-hidden>
      {age}+
    </ThemeIcon>
    <Text size="xs" c="dimmed">
      {children}
    </Text>
  </Group>
);
