/** When reads are repeated; apart from React and the browser, so that `pnpm bench:fleet` counts with the same rules. */
import type { OperationId } from '@wallet/contract';
import { fullJitter } from '#api/connection/jitter.ts';

const minute = 60_000;

/** Times a read that failed for a while is tried again. */
export const mostRetries = 2;

/** Whether it is tried again now; while nothing gets through, one probe stands for all reads. */
export const isRetried = (failures: number, isLost: boolean): boolean => !isLost && failures < mostRetries;

/** Milliseconds from the end of a loss until failed reads are read again. */
export const recoveryDelay = (random?: () => number): number => fullJitter(minute, random);

/** Milliseconds before a retry: up to 2 s, then up to 4 s. */
export const retryDelay = (failures: number, random?: () => number): number =>
  fullJitter(2_000 * 2 ** failures, random);

/** Milliseconds after which an answer is old, unless `staleTimes` has the call. */
const usualStaleTime = 10_000;

const staleTimes: Partial<Record<OperationId, number>> = {
  // Asked once for each visit.
  'chat.enabled': Infinity,
  'chat.config': Infinity,
  'registration.banks': Infinity,
  'registration.sources': Infinity,
  // Changed by the operator now and then.
  'site.contact': 5 * minute,
  'site.conditions': 5 * minute,
  'spin.active': 5 * minute,
  'spin.setup': 5 * minute,
  'deposit.lookup': 3 * minute,
  // Never taken from the cache.
  'site.active': 0,
  'chat.history': 0,
};

/** Returns the milliseconds for which an answer of a call is not read again. */
export const staleTimeOf = (id: OperationId): number => staleTimes[id] ?? usualStaleTime;
