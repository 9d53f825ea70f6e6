import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A name, and its details below it. */
export const TwoLines = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <>
    <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
      {name}
    </Text>
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  </>
);
