import { Stack, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

/** Section of a sheet with its own heading. */
export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={titleId}>
      <Title order={3} id={titleId}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}
