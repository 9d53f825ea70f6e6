/** Rules for repeated reads, without React and the browser, so that `pnpm bench:fleet` uses them, too. */
import type { OperationId } from '@wallet/contract';
import { fullJitter } from '#api/connection/jitter.ts';

const minute = 60_000;

/** Retries of a read after a transient failure. */
export const mostRetries = 2;

/** Returns whether to retry now; during a loss, one probe replaces all retries. */
export const isRetried = (failures: number, isLost: boolean): boolean => !isLost && failures < mostRetries;

/** Returns the milliseconds from the end of an outage to the next read of failed queries. */
export const recoveryDelay = (random?: () => number): number => fullJitter(minute, random);

/** Returns the same for a phone that was offline: few phones return at that moment, and its player waits. */
export const reconnectDelay = (): number => fullJitter(3_000);

/** Returns the milliseconds before a retry: up to 2 s, then up to 4 s. */
export const retryDelay = (failures: number, random?: () => number): number =>
  fullJitter(2_000 * 2 ** failures, random);

/** Stale time of a read that is never taken from the cache. 0 takes it after the phone's clock was set back. */
export const neverCached = -Infinity;

/** Default milliseconds until a response is stale. */
const usualStaleTime = 10_000;

const staleTimes: Partial<Record<OperationId, number>> = {
  // Read once in a visit.
  'chat.enabled': Infinity,
  'chat.config': Infinity,
  'registration.banks': Infinity,
  'registration.sources': Infinity,
  // Rarely changed by the operator.
  'site.contact': 5 * minute,
  'site.conditions': 5 * minute,
  'spin.active': 5 * minute,
  'spin.setup': 5 * minute,
  'deposit.lookup': 3 * minute,
  // Never read from the cache.
  'site.active': 0,
  'chat.history': 0,
};

/**
 * Returns the milliseconds until a response of a call is stale. One that was read in the future is stale: the phone's
 * clock was set back.
 */
export const staleTimeOf = (id: OperationId, readAt = 0): number =>
  readAt > Date.now() ? neverCached : (staleTimes[id] ?? usualStaleTime);
