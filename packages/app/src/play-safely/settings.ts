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

/** What the player has set on this phone; what is not there is off. */
export interface PlaySafely {
  /** Minutes from one reality check to the next. */
  readonly checkEvery?: CheckInterval | undefined;
  readonly budget?: Budget | undefined;
  readonly pause?: Pause | undefined;
}

const nothing: PlaySafely = {};

const store = createStore({
  initial: nothing,
  isSharedWithTabs: true,
  stored: { key: 'play-safely', lifetime: 'for-good', parse },
});

const found = store.get().pause;
// The corrected pause is stored, or a pause of a wrong clock would begin again with every page.
if (found && found.since > Date.now()) store.set({ ...store.get(), pause: correctClock(found, Date.now()) });

/** Returns the settings in stored JSON; settings this app did not write are left out. */
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

/** The player's settings on this phone; they outlive the session (decision record 018). */
export const playSafely = {
  get: store.get,

  subscribe: store.subscribe,

  change(changed: PlaySafely): void {
    const next = { ...store.get(), ...changed };
    store.set(Object.values(next).every((one) => one === undefined) ? nothing : next);
  },
};

export const usePlaySafely = (): PlaySafely => store.use();
