/** Milliseconds of a buzz: felt, and hardly heard. */
const length = 10;

let isWanted = () => true;

/** Whether the browser can make the phone vibrate; no browser of an iPhone can. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Says how to find out whether the player wants it; asked at each buzz. */
export function buzzOnlyIf(asked: () => boolean): void {
  isWanted = asked;
}

/** Lets the player feel that something has worked, where it is told: in a toast, in the sheet of a result. */
export function buzz(): void {
  if (canVibrate() && hasBeenTouched() && isWanted() && !wantsLessMotion()) navigator.vibrate(length);
}

/** Browsers refuse to vibrate before the first tap on a page, and write an error to the console. */
function hasBeenTouched(): boolean {
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  return userActivation?.hasBeenActive ?? true;
}

// Asked at each buzz, outside of what is drawn, where `useReducedMotion` has no place.
const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
