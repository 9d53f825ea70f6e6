import { bonusTypes, isReceivedOut, type Bonus, type BonusType } from '@wallet/contract/bonus';
import { isListed } from '@wallet/contract/wire/kind';
import { endOfDay, endOfWeek, startOfDay } from '@wallet/contract/wire/time';
import { useSyncExternalStore } from 'react';

/**
 * How a member stands with a bonus (spec 4, Bonus). `resetsAt`: the epoch in milliseconds from which it can be received
 * again; undefined for one that is given so many times ever.
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

/** How a member stands with a bonus at a moment, in epoch milliseconds. */
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

/** The midnight with which today began for players; bonuses change their state by themselves only when it changes. */
export const useToday = (): number => useSyncExternalStore(onMidnight, today, today);

const today = () => startOfDay(Date.now());

function onMidnight(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      endOfDay(Date.now()) - Date.now(),
    );
  };
  wait();
  // A timer does not run while the phone sleeps.
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
