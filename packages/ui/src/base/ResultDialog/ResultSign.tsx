import classes from './ResultSign.module.css';

/** Colours, and strokes inside the ring, in a box of 56: a tick, the hands of a clock, a question mark, a cross. */
const signs = {
  success: { color: 'green', strokes: 'm16.5 29 8 8 15-16.5' },
  pending: { color: 'blue', strokes: 'M28 13.5V28l9.5 5.5' },
  unknown: { color: 'orange', strokes: 'M21 22.5c0-10 14-9 14 0 0 5.5-7 5.5-7 11m0 7v.1' },
  failure: { color: 'red', strokes: 'm19 19 18 18m0-18L19 37' },
};

export interface ResultSignProps {
  /** `pending`: the action continues after the response. */
  outcome: keyof typeof signs;
}

/** Large sign of an outcome, which draws itself once. Hidden from screen readers: the text beside it has the outcome. */
export function ResultSign({ outcome }: ResultSignProps) {
  const { color, strokes } = signs[outcome];
  return (
    <svg
      className={classes.sign}
      style={{ color: `var(--mantine-color-${color}-light-color)` }}
      data-outcome={outcome}
      viewBox="0 0 56 56"
      aria-hidden
      focusable={false}
    >
      {/* Starts at the top, as a clock. */}
      <circle cx="28" cy="28" r="26.5" transform="rotate(-90 28 28)" pathLength={1} />
      <path d={strokes} pathLength={1} />
    </svg>
  );
}
