/** Duration of a session. Pure; all times in milliseconds. */

import type { Instant } from '@wallet/ui/base/deadline';

/** The duration of a session at a moment. */
export interface PlayTime {
  readonly elapsed: number;
  /** Duration at the last reminder. */
  readonly remindedAt: number;
  readonly at: Instant;
}

/** The part that survives a reload: the steady clock restarts, so the device clock gives the moment. */
export interface StoredPlayTime extends Omit<PlayTime, 'at'> {
  readonly at: number;
}

/** A smaller difference between the clocks is rounding, not sleep. */
const jitter = 1_000;

/** A token lives for a day (docs/assumptions.md, 35). A longer gap means that the clock was set. */
const longest = 24 * 60 * 60_000;

export const startPlayTime = (now: Instant): PlayTime => ({ elapsed: 0, remindedAt: 0, at: now });

/** Returns the duration at a moment. The device clock counts if the phone slept. */
export function advance(playTime: PlayTime, now: Instant): PlayTime {
  const steady = Math.max(0, now.steady - playTime.at.steady);
  const device = now.device - playTime.at.device;
  const hasSlept = device > steady + jitter && device <= longest;
  return { ...playTime, elapsed: playTime.elapsed + (hasSlept ? device : steady), at: now };
}

/** Returns the duration after a reload, by the device clock. */
export function resume({ elapsed, remindedAt, at }: StoredPlayTime, now: Instant): PlayTime {
  const gap = now.device - at;
  return { elapsed: elapsed + (gap > 0 && gap <= longest ? gap : 0), remindedAt, at: now };
}

/** Returns whether a reminder is due; false without an interval in minutes. */
export const isDue = ({ elapsed, remindedAt }: PlayTime, every: number | undefined): boolean =>
  every !== undefined && elapsed - remindedAt >= every * 60_000;
