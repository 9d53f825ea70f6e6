import { Badge, type BadgeProps } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';

/** `pending` is under way, `success` is done, `failure` did not happen, `neutral` says nothing of that. */
export type StatusTone = 'pending' | 'success' | 'failure' | 'neutral';

export interface StatusBadgeProps extends Omit<BadgeProps, 'color' | 'children'> {
  tone: StatusTone;
  /** The status in words; colour is never the only sign. */
  children: string;
}

const colors = { pending: 'blue', success: 'green', failure: 'red', neutral: 'gray' };

/** The state of a slip, a transaction, an account. */
export function StatusBadge({ tone, children, ...props }: StatusBadgeProps) {
  return (
    <Badge color={colors[tone]} data-tone={tone} {...props}>
      {children}
    </Badge>
  );
}
