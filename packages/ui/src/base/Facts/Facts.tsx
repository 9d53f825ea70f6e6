import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** Something that is so: “To” – “KBANK ***-*-*6789”. */
export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactsProps {
  /** In this order; each label once. */
  facts: readonly Fact[];
}

/** Facts line by line: what it is at the start, how it is at the end. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
