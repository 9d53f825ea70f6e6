import type { ReactNode } from 'react';
import classes from './Sheet.module.css';

export interface SheetActionsProps {
  children: ReactNode;
}

/** Actions of one step, at its end; sticky like the footer of a sheet. */
export function SheetActions({ children }: SheetActionsProps) {
  return (
    <div className={classes.actions} data-sheet-actions>
      {children}
    </div>
  );
}
