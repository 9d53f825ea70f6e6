/** Lengths of time as people write them: `500ms`, `30s`, `5m`, `2h`, `1d`. */
import { days, hours, minutes, seconds } from '../world/clock.ts';
import { Refused } from '../world/refused.ts';

const units = { ms: (count: number) => count, s: seconds, m: minutes, h: hours, d: days } as const;

/** A length of time, or a reference to a parameter that says one. */
export type Span = `${number}${keyof typeof units}` | `$param.${string}`;

export const spanPattern = /^(\d{1,6}(?:\.\d{1,3})?)(ms|s|m|h|d)$/;

/** Whole milliseconds. Throws a Refused for what is no length of time. */
export function readSpan(text: string): number {
  const [, count, unit] = spanPattern.exec(text) ?? [];
  if (count === undefined || unit === undefined)
    throw new Refused(
      'senseless',
      `${JSON.stringify(text)} is no length of time: write 500ms, 30s, 5m, 2h or 1d.`,
    );
  return Math.round(units[unit as keyof typeof units](Number(count)));
}
