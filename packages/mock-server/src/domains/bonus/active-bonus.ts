/** Restrictions of a running bonus (spec 8, BONUS_CONDITION and BONUS_REMAINING). */
import { fail } from '../../world/domain-error.ts';
import type { Stateful } from '../../world/store.ts';
import { runningBonus } from './receipt.ts';

/** Fails with BONUS_CONDITION and the baht left to play while a bonus is unplayed: its money stays in the games. */
export function forbidUnplayedBonus(world: Stateful, memberId: string): void {
  const bonus = runningBonus(world, memberId);
  if (bonus?.status === 'ACTIVE') fail('BONUS_CONDITION', { amount: bonus.leftToPlay });
}

/**
 * Fails as above, or with BONUS_REMAINING for a bonus that is played but not ended: withdrawals need no running bonus.
 */
export function forbidAnyBonus(world: Stateful, memberId: string): void {
  forbidUnplayedBonus(world, memberId);
  if (runningBonus(world, memberId)) fail('BONUS_REMAINING');
}
