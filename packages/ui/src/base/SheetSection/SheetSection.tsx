import { Stack, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

export interface SheetSectionProps {
  title: string;
  children: ReactNode;
}

/** Section of a sheet with its own heading. */
export function SheetSection({ title, children }: SheetSectionProps) {
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
