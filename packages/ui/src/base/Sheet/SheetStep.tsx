import { useEffect, useRef, type ReactNode } from 'react';
import classes from './SheetStep.module.css';

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
    <div ref={step} tabIndex={-1} className={classes.step}>
      {children}
    </div>
  );
}
