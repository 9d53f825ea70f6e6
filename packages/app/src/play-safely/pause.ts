/** A pause that the player takes from depositing and playing. Pure; all times in milliseconds. */
import type { PauseLength } from '@wallet/ui/profile/play-safely';
import type { DialogName } from '#navigation/dialog-search.ts';

/** The dialogs a pause hides. A slip of a transfer that was made may be sent, and money be brought back and withdrawn. */
const hidden: readonly (string | undefined)[] = ['deposit', 'game', 'play'] satisfies DialogName[];

export const isHiddenInPause = (dialog: string | undefined): boolean => hidden.includes(dialog);

const hour = 60 * 60_000;

export const pauseMilliseconds: Record<PauseLength, number> = { hour, day: 24 * hour, week: 7 * 24 * hour };

export interface Pause {
  /** Epoch. */
  readonly since: number;
  readonly length: PauseLength;
}

/** When a pause ends (epoch), as seen at a moment; undefined once it is over. */
export function endOf({ since, length }: Pause, now: number): number | undefined {
  const end = since + pauseMilliseconds[length];
  return end > now ? end : undefined;
}

/**
 * A pause that seems to begin later than now was begun by a clock that was wrong: it begins now, and is no longer than
 * it was to be.
 */
export const correctClock = (pause: Pause, now: number): Pause =>
  pause.since > now ? { ...pause, since: now } : pause;
