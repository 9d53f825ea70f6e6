/** A pause from deposits and games. Pure; all times in milliseconds. */
import type { PauseLength } from '@wallet/ui/profile/play-safely';
import type { DialogName } from '#navigation/dialog-search.ts';

/** Dialogs hidden in a pause. Slips, transfers to the wallet and withdrawals stay available. */
const hidden: readonly (string | undefined)[] = ['deposit', 'game', 'play'] satisfies DialogName[];

export const isHiddenInPause = (dialog: string | undefined): boolean => hidden.includes(dialog);

const hour = 60 * 60_000;

const pauseMilliseconds: Record<PauseLength, number> = { hour, day: 24 * hour, week: 7 * 24 * hour };

export interface Pause {
  /** Epoch. */
  readonly since: number;
  readonly length: PauseLength;
}

/** Returns the end of a pause (epoch), or undefined if it is over. */
export function endOf({ since, length }: Pause, now: number): number | undefined {
  const end = since + pauseMilliseconds[length];
  return end > now ? end : undefined;
}

/** Restarts a pause from the future: its clock was wrong. The pause keeps its length. */
export const correctClock = (pause: Pause, now: number): Pause =>
  pause.since > now ? { ...pause, since: now } : pause;
