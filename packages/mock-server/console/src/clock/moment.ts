const bangkok = 7 * 3_600_000;

/** Returns the local time of the markets, which share one offset: `2026-01-15 12:00:05`. */
export const asMoment = (at: number): string =>
  new Date(at + bangkok).toISOString().slice(0, 19).replace('T', ' ');

/** Returns the local time of day, with milliseconds. */
export const asTime = (at: number): string => new Date(at + bangkok).toISOString().slice(11, 23);

/** Converts a moment to the text of a field and back: `2026-01-15T12:00`. */
export const asField = (at: number): string => new Date(at + bangkok).toISOString().slice(0, 16);
export const fromField = (text: string): string => `${text.length === 16 ? `${text}:00` : text}.000+07:00`;

/** Returns a duration in language-neutral units: `1d 2h`, `3m 10s`. */
export function asDistance(ms: number): string {
  const units = [
    ['d', 86_400_000],
    ['h', 3_600_000],
    ['m', 60_000],
    ['s', 1_000],
  ] as const;
  let left = Math.max(0, Math.round(ms / 1_000) * 1_000);
  const parts: string[] = [];
  for (const [name, size] of units) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${count}${name}`);
  }
  return parts.slice(0, 2).join(' ') || '0s';
}
