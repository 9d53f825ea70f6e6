import type { Satang } from '@wallet/contract/wire/money';
import {
  budgetPeriods,
  checkIntervals,
  pauseLengths,
  type Budget,
  type CheckInterval,
} from '@wallet/ui/profile/play-safely';
import { useSyncExternalStore } from 'react';
import { createListeners } from '#api/storage/listeners.ts';
import { removeStored, readStored, writeStored } from '#api/storage/browser-storage.ts';
import { correctClock, type Pause } from './pause.ts';

/** What the player has set on this phone; what is not there is off. */
export interface PlaySafely {
  /** Minutes from one reality check to the next. */
  readonly checkEvery?: CheckInterval | undefined;
  readonly budget?: Budget | undefined;
  readonly pause?: Pause | undefined;
}

const key = 'play-safely';
const listeners = createListeners();
let state = restored();

/** What stands in the storage, as far as it is what this app has written. */
function restored(): PlaySafely {
  try {
    const { checkEvery, budget, pause } = JSON.parse(readStored(key) ?? '{}') as Record<
      keyof PlaySafely,
      never
    >;
    const found = {
      checkEvery: checkIntervals.find((one) => one === checkEvery),
      budget: readBudget(budget),
      pause: readPause(pause),
    };
    const right = found.pause && correctClock(found.pause, Date.now());
    // Kept, or a pause from another year would begin anew with every page.
    if (right !== found.pause) writeStored(key, JSON.stringify({ ...found, pause: right }));
    return { ...found, pause: right };
  } catch {
    return {};
  }
}

function readBudget(budget: Partial<Budget> | undefined): Budget | undefined {
  const per = budgetPeriods.find((one) => one === budget?.per);
  const amount = budget?.amount;
  return per && Number.isSafeInteger(amount) && Number(amount) > 0
    ? { per, amount: amount as Satang }
    : undefined;
}

function readPause(pause: Partial<Pause> | undefined): Pause | undefined {
  const length = pauseLengths.find((one) => one === pause?.length);
  const since = Number(pause?.since);
  return length && Number.isFinite(since) ? { since, length } : undefined;
}

function tell(next: PlaySafely): void {
  state = next;
  listeners.notify();
}

/** What the player has set; read with `usePlaySafely` or directly. It outlives the session (decision record 018). */
export const playSafely = {
  get: (): PlaySafely => state,

  subscribe: listeners.subscribe,

  change(changed: PlaySafely): void {
    const next = { ...state, ...changed };
    if (Object.values(next).every((one) => one === undefined)) removeStored(key);
    else writeStored(key, JSON.stringify(next));
    tell(next);
  },
};

if (typeof window !== 'undefined') {
  // Another tab has changed it.
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) tell(restored());
  });
}

export const usePlaySafely = (): PlaySafely =>
  useSyncExternalStore(playSafely.subscribe, playSafely.get, playSafely.get);
