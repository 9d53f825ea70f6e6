/** Seconds per unit, largest first (spec 9: a year is 365 days, a month 30). */
export const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Returns the age in the largest whole unit at an epoch in milliseconds. The unit is an index, -1 for less than a second.
 * Returns undefined for an invalid moment. Pure, because the first script of a page contains it (packages/app/src/api/preload).
 */
export function ageAt(now: number, moment: string): { unit: number; count: number } | undefined {
  const seconds = (now - Date.parse(moment)) / 1_000;
  if (Number.isNaN(seconds)) return undefined;
  const unit = units.findIndex(([, length]) => seconds >= length);
  return { unit, count: Math.floor(seconds / (units[unit]?.[1] ?? 1)) };
}
