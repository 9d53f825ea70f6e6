import { seconds } from './clock.ts';
import { fail } from './domain-error.ts';
import { table } from './store.ts';
import type { World } from './world.ts';

/** At most `max` uses in a sliding window of world time, per subject. */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  /** Milliseconds. */
  readonly windowMs: number;
}

interface Turns {
  readonly id: string;
  /** When the turns that still count were taken, epoch milliseconds, oldest first. */
  readonly takenAt: readonly number[];
  /** When the last of them counts no more. */
  readonly until: number;
}

const turns = table<Turns>('limits');

/** Each time so many subjects are kept more, those of which nothing counts are dropped. */
const sweptEvery = 64;

/**
 * Takes a turn, or refuses with REQUEST_LIMIT_1MIN and the whole seconds until one is free. Needs an open command; a later
 * refusal that is not `fail.keeping` gives the turn back.
 */
export function consumeRateLimit(world: World, limit: RateLimit, subject: string): void {
  const id = `${limit.name} ${subject}`;
  const now = world.clock.now();
  const row = turns(world).get(id);
  const counting = (row?.takenAt ?? []).filter((at) => now - at < limit.windowMs);
  const [oldest] = counting;
  if (oldest !== undefined && counting.length >= limit.max)
    fail('REQUEST_LIMIT_1MIN', { seconds: Math.ceil((oldest + limit.windowMs - now) / seconds(1)) });
  const latest = { takenAt: [...counting, now], until: now + limit.windowMs };
  if (row) return void turns(world).update(id, latest);
  turns(world).insert({ id, ...latest });
  if (turns(world).count % sweptEvery === 0)
    for (const { id: gone } of turns(world).where(({ until }) => until <= now)) turns(world).remove(gone);
}

/** How many subjects are kept. */
export const countSubjects = (world: World): number => turns(world).count;
