import { isScreenComing } from '@wallet/contract/coming';
import type { HomeEntry } from '@wallet/ui/wallet';

const entries = [
  'deposit',
  'withdraw',
  'spin',
  'invite',
  'bonus',
  'refund',
] as const satisfies readonly HomeEntry[];

/** What home leads to and is not built yet. */
export const comingEntries: readonly HomeEntry[] = entries.filter((entry) => isScreenComing(entry));
