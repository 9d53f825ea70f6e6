/**
 * A moment on two clocks, in milliseconds: the monotonic one, which some phones stop during sleep, and the
 * wall clock, which can be changed.
 */
export interface Instant {
  readonly steady: number;
  readonly device: number;
}

/** Returns the moment in so many milliseconds; a wrong wall clock does not matter. */
export const deadlineIn = (milliseconds: number): Instant => ({
  steady: performance.now() + milliseconds,
  device: Date.now() + milliseconds,
});

/**
 * Returns milliseconds until a deadline, by the clock that advanced further: the other one slept or was set back.
 */
export const millisecondsUntil = ({ steady, device }: Instant): number =>
  Math.max(0, Math.min(steady - performance.now(), device - Date.now()));
