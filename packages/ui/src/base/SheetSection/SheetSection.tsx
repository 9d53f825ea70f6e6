import { useId, type ReactNode } from 'react';
import classes from './SheetSection.module.css';

export interface SheetSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a sheet with a heading of its own. */
export function SheetSection({ title, children }: SheetSectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
