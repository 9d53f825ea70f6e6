import { Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Step of a sheet whose content changes in place; give each step its own `key`. Takes the focus on mount, because
 * the previous focus is gone.
 */
export function SheetStep({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // Outside of a sheet is its opener: the focus trap moves that focus, and a second time would be a second layout.
    const isOpening = activeElement !== document.body && !activeElement?.closest('[role="dialog"]');
    if (!isOpening && !step.current?.contains(activeElement)) step.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack ref={step} tabIndex={-1} gap="lg" data-sheet-step>
      {children}
    </Stack>
  );
}
