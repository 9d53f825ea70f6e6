import type { Outcome } from './outcome.ts';
import classes from './ResultSign.module.css';

/** Strokes inside the ring, in a box of 56: a tick, the hands of a clock, a question mark, a cross. */
const strokes = {
  success: 'm16.5 29 8 8 15-16.5',
  pending: 'M28 13.5V28l9.5 5.5',
  unknown: 'M21 22.5c0-10 14-9 14 0 0 5.5-7 5.5-7 11m0 7v.1',
  failure: 'm19 19 18 18m0-18L19 37',
};

export interface ResultSignProps {
  /** `pending`: the action continues after the response. */
  outcome: Outcome | 'pending';
}

/** Large sign of an outcome, which draws itself once. Hidden from screen readers: the text beside it has the outcome. */
export function ResultSign({ outcome }: ResultSignProps) {
  return (
    <svg className={classes.sign} data-outcome={outcome} viewBox="0 0 56 56" aria-hidden focusable={false}>
      {/* Starts at the top, as a clock. */}
      <circle cx="28" cy="28" r="26.5" transform="rotate(-90 28 28)" pathLength={1} />
      <path d={strokes[outcome]} pathLength={1} />
    </svg>
  );
}
