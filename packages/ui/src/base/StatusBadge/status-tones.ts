import type { Status } from '@wallet/contract/statement';
import type { StatusTone } from './StatusBadge.tsx';

/** Tone of each transaction and slip status (spec 4, Statement and slip status). */
export const statusTones = {
  'in progress': 'pending',
  SUCCESS: 'success',
  FAILED: 'failure',
} as const satisfies Record<Status, StatusTone>;
