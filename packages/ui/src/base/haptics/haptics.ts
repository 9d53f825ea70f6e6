/** Milliseconds of a vibration. */
const length = 10;

let isEnabled = () => true;

/** Returns whether the browser supports vibration; Safari on iPhone does not. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

export function setVibrationCheck(check: () => boolean): void {
  isEnabled = check;
}

/** Vibrates after a success, if supported and wanted. */
export function vibrate(): void {
  if (canVibrate() && hasBeenTouched() && isEnabled() && !wantsLessMotion()) navigator.vibrate(length);
}

/** Before the first tap browsers refuse to vibrate and log an error. */
function hasBeenTouched(): boolean {
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  return userActivation?.hasBeenActive ?? true;
}

// Called outside of React, so `useReducedMotion` is not available.
const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
