import type { ReactNode } from 'react';
import classes from './Sheet.module.css';

/** Actions of one step, at its end; sticky like the footer of a sheet. */
export function SheetActions({ children }: { children: ReactNode }) {
  return (
    <div className={classes.actions} data-sheet-actions>
      {children}
    </div>
  );
}
