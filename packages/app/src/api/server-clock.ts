/** The clock of the backend, by the date of its last response: a phone's may be wrong. */
let ahead = 0;

/** Called with the date of a response; null from an origin that does not expose it. */
export function noteServerDate(date: string | null): void {
  const now = Date.parse(date ?? '');
  if (!Number.isNaN(now)) ahead = now - Date.now();
}

/** Returns the time of the backend in epoch milliseconds; that of the phone before a date. */
export const serverNow = (): number => Date.now() + ahead;
