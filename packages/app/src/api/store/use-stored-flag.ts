import { createStore } from './create-store.ts';

/** Returns the store of a flag. `true` is the only stored value. */
const flagOf = (key: 'amounts-hidden' | 'vibration-off') =>
  createStore({
    initial: false,
    stored: { key, lifetime: 'for-good', parse: (json) => json === true },
  });

const flags = { 'amounts-hidden': flagOf('amounts-hidden'), 'vibration-off': flagOf('vibration-off') };

/** Returns a flag of the phone, the same in all parts of the page and in all tabs. */
export function useStoredFlag(key: keyof typeof flags): readonly [isSet: boolean, toggle: () => void] {
  const flag = flags[key];
  const isSet = flag.use();
  return [isSet, () => flag.set(!isSet)];
}
