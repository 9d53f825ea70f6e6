/** Durations as text: `500ms`, `30s`, `5m`, `2h`, `1d`. */
import { days, hours, minutes, seconds } from '../world/clock.ts';
import { ControlError } from '../world/control-error.ts';

const units = { ms: (count: number) => count, s: seconds, m: minutes, h: hours, d: days } as const;

/** A duration, or a reference to a parameter. */
export type Duration = `${number}${keyof typeof units}` | `$param.${string}`;

export const durationPattern = /^(\d{1,6}(?:\.\d{1,3})?)(ms|s|m|h|d)$/;

/** Returns whole milliseconds. Throws a ControlError for text that is no duration. */
export function parseDuration(text: string): number {
  const [, count, unit] = durationPattern.exec(text) ?? [];
  if (count === undefined || unit === undefined)
    throw new ControlError(
      'invalid',
      `${JSON.stringify(text)} is no duration: write 500ms, 30s, 5m, 2h or 1d.`,
    );
  return Math.round(units[unit as keyof typeof units](Number(count)));
}
