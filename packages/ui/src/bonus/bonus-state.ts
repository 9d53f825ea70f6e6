import {
  bonusTypes,
  isComplete,
  isReceivedOut,
  type Bonus,
  type BonusType,
  type BonusProgress,
} from '@wallet/contract/bonus';
import { isListed } from '@wallet/contract/wire/kind';
import { endOfDay, endOfWeek } from '@wallet/contract/wire/time';

/**
 * State of a bonus for a member (spec 4, Bonus). `resetsAt`: epoch milliseconds of the next chance; undefined for a
 * lifetime limit.
 */
export type BonusState =
  | { readonly kind: 'active' }
  | { readonly kind: 'received-out'; readonly resetsAt: number | undefined }
  | { readonly kind: 'available' };

const resetOf = {
  limit: () => undefined,
  day: endOfDay,
  week: endOfWeek,
} as const satisfies Record<BonusType, (now: number) => number | undefined>;

/** Returns the state of a bonus at a time in epoch milliseconds. */
export function bonusStateAt(bonus: Bonus, now: number): BonusState {
  if (bonus.userBonus?.isActive) return { kind: 'active' };
  if (isReceivedOut(bonus, now)) {
    const { type } = bonus;
    return {
      kind: 'received-out',
      resetsAt: isListed(bonusTypes, type) ? resetOf[type](now) : undefined,
    };
  }
  return { kind: 'available' };
}

/** How the member can end the active bonus: move a complete one to the wallet, cancel it, or not yet. */
export type BonusEnding = 'complete' | 'cancel' | 'none';

/** Returns how a bonus can end. Without progress it can be cancelled (spec 2, /user/bonus). */
export function endingOf(progress: BonusProgress | null | undefined): BonusEnding {
  if (!progress) return 'cancel';
  if (isComplete(progress)) return 'complete';
  return progress.isCancellable ? 'cancel' : 'none';
}
