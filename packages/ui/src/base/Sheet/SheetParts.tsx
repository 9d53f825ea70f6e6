import { Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './Sheet.module.css';

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

/** Actions of one step, at its end; sticky like the footer of a sheet. */
export function SheetActions({ children }: { children: ReactNode }) {
  return (
    <div className={classes.actions} data-sheet-actions>
      {children}
    </div>
  );
}

/**
 * Back and continue side by side. Longer labels get more of the row; if both do not fit, continue stands on top.
 */
export function SheetButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}
