/**
 * A moment to come, on two clocks in milliseconds: the steady one, which nobody can set but some phones stop while they
 * sleep, and the device's own, which goes on but may be wrong or set anew.
 */
export interface Deadline {
  readonly steady: number;
  readonly device: number;
}

/** The moment so many milliseconds from now; that the device's clock is wrong does not matter. */
export const deadlineIn = (milliseconds: number): Deadline => ({
  steady: performance.now() + milliseconds,
  device: Date.now() + milliseconds,
});

/** Milliseconds until a deadline, by the clock that has gone further: the other one slept, or was set back. */
export const millisecondsUntil = ({ steady, device }: Deadline): number =>
  Math.max(0, Math.min(steady - performance.now(), device - Date.now()));
