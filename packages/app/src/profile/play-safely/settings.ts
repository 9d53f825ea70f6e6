import type { Satang } from '@wallet/contract/wire/money';
import {
  budgetPeriods,
  checkIntervals,
  pauseLengths,
  type Budget,
  type CheckInterval,
} from '@wallet/ui/profile/play-safely';
import { createStore } from '#api/store/create-store.ts';
import { correctClock, type Pause } from './pause.ts';

/** Settings of the player on this device; a missing one is off. */
export interface PlaySafely {
  /** Minutes between two reality checks. */
  readonly checkEvery?: CheckInterval | undefined;
  readonly budget?: Budget | undefined;
  readonly pause?: Pause | undefined;
}

const nothing: PlaySafely = {};

const store = createStore({
  initial: nothing,
  stored: { key: 'play-safely', lifetime: 'for-good', parse },
});

/** Stores the corrected pause. Otherwise a pause from a wrong clock would restart on every page. */
export function correctPause(): void {
  const { pause } = store.get();
  if (pause && pause.since > Date.now())
    store.set({ ...store.get(), pause: correctClock(pause, Date.now()) });
}

correctPause();

/** Returns the settings in stored JSON; invalid settings are left out. */
function parse(json: unknown): PlaySafely {
  const { checkEvery, budget, pause } = json as Record<keyof PlaySafely, never>;
  return {
    checkEvery: checkIntervals.find((one) => one === checkEvery),
    budget: readBudget(budget),
    pause: readPause(pause),
  };
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

/** Settings of the player on this device; they outlive the session (decision record 018). */
export const playSafely = {
  get: store.get,

  subscribe: store.subscribe,

  change(changed: PlaySafely): void {
    const next = { ...store.get(), ...changed };
    store.set(Object.values(next).every((one) => one === undefined) ? nothing : next);
  },
};

export const usePlaySafely = (): PlaySafely => store.use();
