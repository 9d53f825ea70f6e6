import { Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

export interface SheetStepProps {
  children: ReactNode;
}

/**
 * One step of a sheet whose content changes in place; give each step its own `key`. It takes the focus when it arrives,
 * because what had the focus left with the step before.
 */
export function SheetStep({ children }: SheetStepProps) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!step.current?.contains(document.activeElement)) step.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack ref={step} tabIndex={-1} gap="lg" data-sheet-step>
      {children}
    </Stack>
  );
}
