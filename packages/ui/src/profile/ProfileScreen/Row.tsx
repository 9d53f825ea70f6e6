import type { ReactNode } from 'react';
import classes from './ProfileScreen.module.css';

export interface RowProps {
  label: string;
  children: ReactNode;
  /** Beside the value: copy, edit. */
  action?: ReactNode;
}

/** A fact about the member, and what can be done with it. */
export function Row({ label, children, action }: RowProps) {
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{children}</span>
        {action}
      </dd>
    </div>
  );
}
