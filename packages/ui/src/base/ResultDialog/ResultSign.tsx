import type { Outcome } from './outcome.ts';
import classes from './ResultSign.module.css';

/** Strokes inside the ring, in a box of 56: a tick, the hands of a clock, a question mark, a cross. */
const strokes = {
  success: 'm18 29 7 7 13-14',
  pending: 'M28 15v13l8 5',
  unknown: 'M22 23c0-9 13-8 13 0 0 5-7 5-7 10m0 6.5v.1',
  failure: 'm20.5 20.5 15 15m0-15-15 15',
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
