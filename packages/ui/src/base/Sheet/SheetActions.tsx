import type { ReactNode } from 'react';
import classes from './Sheet.module.css';

export interface SheetActionsProps {
  children: ReactNode;
}

/** The actions of one of several contents of a sheet: last in it, and in view while it is scrolled, as its footer would be. */
export function SheetActions({ children }: SheetActionsProps) {
  return (
    <div className={classes.actions} data-sheet-actions>
      {children}
    </div>
  );
}
