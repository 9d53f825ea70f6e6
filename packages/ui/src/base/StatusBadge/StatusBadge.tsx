import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import type { Status } from '@wallet/contract/statement';

const colors = { pending: 'blue', success: 'green', failure: 'red' };

export type StatusTone = keyof typeof colors;

export interface StatusBadgeProps {
  tone: StatusTone;
  /** Status text; colour is never the only sign. */
  children: string;
}

/** Status of a slip, a transaction or an account. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <Badge color={colors[tone]} data-tone={tone}>
      {children}
    </Badge>
  );
}

/** Tone of each transaction and slip status (spec 4, Statement and slip status). */
export const statusTones = {
  'in progress': 'pending',
  SUCCESS: 'success',
  FAILED: 'failure',
} as const satisfies Record<Status, StatusTone>;
