/** How long a session has lasted. Pure; all times in milliseconds. */

/** A moment on two clocks: the steady one, which nobody can set but some phones stop while they sleep, and the device's own. */
export interface Instant {
  readonly steady: number;
  readonly device: number;
}

/** What a session was found to have lasted by a moment. */
export interface PlayTime {
  readonly elapsed: number;
  /** So much of it had gone by when the player was last told. */
  readonly remindedAt: number;
  readonly at: Instant;
}

/** What outlives a page: its steady clock does not, so the moment is the device's. */
export interface StoredPlayTime extends Omit<PlayTime, 'at'> {
  readonly at: number;
}

/** Less than this between the clocks is no sleep: adding it up would make the time run fast. */
const jitter = 1_000;

/** A token lives for a day (docs/assumptions.md, 35): whatever seems to be more is a clock that was set. */
const longest = 24 * 60 * 60_000;

export const startPlayTime = (now: Instant): PlayTime => ({ elapsed: 0, remindedAt: 0, at: now });

/** The sitting as of now: by the steady clock, and by the device's where that has gone further because the phone slept. */
export function advance(sitting: PlayTime, now: Instant): PlayTime {
  const steady = Math.max(0, now.steady - sitting.at.steady);
  const device = now.device - sitting.at.device;
  const hasSlept = device > steady + jitter && device <= longest;
  return { ...sitting, elapsed: sitting.elapsed + (hasSlept ? device : steady), at: now };
}

/** The sitting as of now, after a reload: only the device's clock knows how long that took. */
export function resume({ elapsed, remindedAt, at }: StoredPlayTime, now: Instant): PlayTime {
  const gap = now.device - at;
  return { elapsed: elapsed + (gap > 0 && gap <= longest ? gap : 0), remindedAt, at: now };
}

/** Whether the player is to be told again, who wants to be every so many minutes; never without such a wish. */
export const isDue = ({ elapsed, remindedAt }: PlayTime, every: number | undefined): boolean =>
  every !== undefined && elapsed - remindedAt >= every * 60_000;
