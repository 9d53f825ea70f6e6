import type { ReactNode } from 'react';
import classes from './Sheet.module.css';

export interface SheetButtonsProps {
  children: ReactNode;
}

/**
 * The way back and the way on, side by side in the actions of a sheet. Longer words get more of the row; where both do not
 * fit in one, the way on stands above the way back.
 */
export function SheetButtons({ children }: SheetButtonsProps) {
  return <div className={classes.buttons}>{children}</div>;
}
