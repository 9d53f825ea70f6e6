import { isScreenComing } from '@wallet/contract/coming';
import type { HomeEntry } from '@wallet/ui/wallet';

/** What home leads to on other pages, and the money. */
const entries = ['deposit', 'withdraw', 'spin', 'bonus'] as const satisfies readonly HomeEntry[];

/** What home leads to and is not built yet. */
export const comingEntries: readonly HomeEntry[] = entries.filter((entry) => isScreenComing(entry));
