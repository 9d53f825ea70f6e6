import type { Stateful } from './store.ts';
import { table } from './store.ts';
import type { World } from './world.ts';

/** At most `most` turns in any stretch of `per` milliseconds of world time, for each subject apart. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly per: number;
}

interface Turns {
  readonly id: string;
  /** When the turns that still count were taken, epoch milliseconds, oldest first. */
  readonly takenAt: readonly number[];
}

const turns = table<Turns>('limits');

const counting = (world: Stateful, { per }: Limit, id: string, now: number): number[] =>
  (turns(world).get(id)?.takenAt ?? []).filter((at) => now - at < per);

/**
 * Takes a turn when one is free and answers 0; otherwise answers the milliseconds until one is. Needs an open command. A
 * refusal after it must be `fail.keeping`, or the turn is given back.
 */
export function takeTurn(world: World, limit: Limit, subject: string): number {
  const id = `${limit.name} ${subject}`;
  const now = world.clock.now();
  const taken = counting(world, limit, id, now);
  const [oldest] = taken;
  if (oldest !== undefined && taken.length >= limit.most) return oldest + limit.per - now;
  const takenAt = [...taken, now];
  if (turns(world).get(id)) turns(world).update(id, { takenAt });
  else turns(world).insert({ id, takenAt });
  return 0;
}
