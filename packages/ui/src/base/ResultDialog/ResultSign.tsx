import { ClockIcon, CloseIcon, QuestionIcon } from '../Icon/ActionIcon.tsx';
import { CheckIcon } from '../Icon/Icon.tsx';
import type { Outcome } from './outcome.ts';
import classes from './ResultSign.module.css';

const icons = { success: CheckIcon, failure: CloseIcon, unknown: QuestionIcon, pending: ClockIcon };

export interface ResultSignProps {
  /** `pending`: it goes on after the answer. */
  outcome: Outcome | 'pending';
}

/** The large sign of how something ended; words stand beside it. */
export function ResultSign({ outcome }: ResultSignProps) {
  const Icon = icons[outcome];
  return (
    <span className={classes.sign} data-outcome={outcome}>
      <Icon size={32} />
    </span>
  );
}
