import type { BonusProgress } from '@wallet/contract/bonus';

/** How the member can end the active bonus: move a complete one to the wallet, cancel it, or not yet. */
export type BonusEnding = 'complete' | 'cancel' | 'none';

/** Returns how a bonus can end. Without progress it can be cancelled (spec 2, /user/bonus). */
export function endingOf(progress: BonusProgress | null | undefined): BonusEnding {
  if (!progress) return 'cancel';
  if (progress.played >= progress.required) return 'complete';
  return progress.isCancellable ? 'cancel' : 'none';
}
