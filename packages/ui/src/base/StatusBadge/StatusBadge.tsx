import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';

/** `pending` is under way, `success` is done, `failure` did not happen, `neutral` says nothing of that. */
export type StatusTone = 'pending' | 'success' | 'failure' | 'neutral';

export interface StatusBadgeProps {
  tone: StatusTone;
  /** The status in words; colour is never the only sign. */
  children: string;
}

const colors = { pending: 'blue', success: 'green', failure: 'red', neutral: 'gray' };

/** The state of a slip, a transaction, an account. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <Badge color={colors[tone]} size="lg" data-tone={tone}>
      {children}
    </Badge>
  );
}
