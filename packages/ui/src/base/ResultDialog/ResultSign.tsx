import { ThemeIcon, type ThemeIconProps } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import { ClockIcon, CloseIcon, QuestionIcon } from '../Icon/MemberIcon.tsx';
import { CheckIcon } from '../Icon/Icon.tsx';
import type { Outcome } from './outcome.ts';
import classes from './ResultSign.module.css';

const signs = {
  success: { Icon: CheckIcon, color: 'green' },
  pending: { Icon: ClockIcon, color: 'blue' },
  unknown: { Icon: QuestionIcon, color: 'orange' },
  failure: { Icon: CloseIcon, color: 'red' },
} as const;

export interface ResultSignProps extends Omit<ThemeIconProps, 'color' | 'children'> {
  /** `pending`: the action continues after the response. */
  outcome: Outcome | 'pending';
}

/** Large icon of an outcome, beside its text. */
export function ResultSign({ outcome, ...props }: ResultSignProps) {
  const { Icon, color } = signs[outcome];
  return (
    <ThemeIcon
      className={classes.sign}
      variant="light"
      radius={1000}
      {...props}
      color={color}
      data-outcome={outcome}
    >
      <Icon size={32} />
    </ThemeIcon>
  );
}
