/**
 * What a running bonus forbids (spec 8, BONUS_CONDITION and BONUS_REMAINING). The bonus's own money is in the ledger,
 * in the member's bonus account; here is only how much play it still asks for.
 */
import type { Satang } from '@wallet/contract/wire/money';
import { toBaht } from '@wallet/contract/wire/money';
import { fail } from '../../world/failure.ts';
import type { Stateful } from '../../world/store.ts';
import { table } from '../../world/store.ts';

export interface ActiveBonus {
  /** The member's id: one bonus at a time. */
  readonly id: string;
  readonly code: string;
  /** Stakes still to be played, in satang; 0 once the condition is met. */
  readonly leftToPlay: Satang;
}

export const activeBonuses = table<ActiveBonus>('activeBonuses');

/** Money stays with the games until the bonus was played: refuses with BONUS_CONDITION and the baht left to play. */
export function refuseUnplayedBonus(world: Stateful, memberId: string): void {
  const bonus = activeBonuses(world).get(memberId);
  if (bonus && bonus.leftToPlay > 0) fail('BONUS_CONDITION', { amount: toBaht(bonus.leftToPlay) });
}

/** Money leaves the operator only without a bonus: refuses also a bonus that was played but not ended (BONUS_REMAINING). */
export function refuseAnyBonus(world: Stateful, memberId: string): void {
  refuseUnplayedBonus(world, memberId);
  if (activeBonuses(world).get(memberId)) fail('BONUS_REMAINING');
}
