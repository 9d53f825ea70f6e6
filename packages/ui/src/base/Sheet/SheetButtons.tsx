import type { ReactNode } from 'react';
import classes from './Sheet.module.css';

/**
 * Back and continue side by side. Longer labels get more of the row; if both do not fit, continue stands on top.
 */
export function SheetButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}
