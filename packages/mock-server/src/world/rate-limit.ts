import { seconds } from './clock.ts';
import { fail } from './domain-error.ts';
import { table } from './store.ts';
import type { World } from './world.ts';

/** At most `max` uses per subject in a sliding window of world time. */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

interface Usage {
  readonly id: string;
  /** Times of the uses within the window, in epoch milliseconds, oldest first. */
  readonly takenAt: readonly number[];
  /** Time at which the last use leaves the window. */
  readonly until: number;
}

const usage = table<Usage>('limits');

/** Expired subjects are removed whenever the number of subjects reaches a multiple of this. */
const sweepInterval = 64;

/**
 * Counts one use, or fails with REQUEST_LIMIT_1MIN and the whole seconds until the next free one. Needs an open
 * command: unless a later error is `fail.andCommit`, its rollback restores the use.
 */
export function consumeRateLimit(world: World, limit: RateLimit, subject: string): void {
  const id = `${limit.name} ${subject}`;
  const now = world.clock.now();
  const row = usage(world).get(id);
  const recent = (row?.takenAt ?? []).filter((at) => now - at < limit.windowMs);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= limit.max)
    fail('REQUEST_LIMIT_1MIN', { seconds: Math.ceil((oldest + limit.windowMs - now) / seconds(1)) });
  const latest = { takenAt: [...recent, now], until: now + limit.windowMs };
  if (row) return void usage(world).update(id, latest);
  usage(world).insert({ id, ...latest });
  if (usage(world).count % sweepInterval === 0)
    for (const { id: expired } of usage(world).where(({ until }) => until <= now))
      usage(world).remove(expired);
}
