/** Restrictions of a running bonus (spec 8, BONUS_CONDITION and BONUS_REMAINING). */
import { fail } from '../../world/domain-error.ts';
import type { Stateful } from '../../world/store.ts';
import { runningBonus } from './receipt.ts';

/** Money stays with the games until the bonus was played: refuses with BONUS_CONDITION and the baht left to play. */
export function refuseUnplayedBonus(world: Stateful, memberId: string): void {
  const bonus = runningBonus(world, memberId);
  if (bonus?.status === 'ACTIVE') fail('BONUS_CONDITION', { amount: bonus.leftToPlay });
}

/** Money leaves the operator only without a bonus: refuses also a bonus that was played but not ended (BONUS_REMAINING). */
export function refuseAnyBonus(world: Stateful, memberId: string): void {
  refuseUnplayedBonus(world, memberId);
  if (runningBonus(world, memberId)) fail('BONUS_REMAINING');
}
