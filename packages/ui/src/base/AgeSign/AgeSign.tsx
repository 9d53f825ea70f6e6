import type { ReactNode } from 'react';
import classes from './AgeSign.module.css';

export interface AgeSignProps {
  /** The least age in years, from the operator's configuration. */
  age: number;
  /** What the sign means, in words. */
  children: ReactNode;
}

/** The round age sign with its sentence (decisions 32). */
export function AgeSign({ age, children }: AgeSignProps) {
  return (
    <p className={classes.sign}>
      <span className={classes.badge} aria-hidden>
        {age}+
      </span>
      <span>{children}</span>
    </p>
  );
}
