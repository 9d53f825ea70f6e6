/** Rules of the install offer: from the second visit, with a long pause after a choice (docs/decisions/019). */
import { readStored, writeStored } from '#api/storage/browser-storage.ts';

const minute = 60_000;
/** Milliseconds between pages that separate two visits. */
const betweenVisits = 30 * minute;
/** Milliseconds for which a choice holds. */
const choiceLifetime = 90 * 24 * 60 * minute;

type Visits = ReturnType<typeof read>;

/** Times are epochs in milliseconds; the last one is 0 before the first choice. */
function read() {
  const [count = 0, lastAt = 0, hiddenUntil = 0] = (readStored('visits') ?? '').split(' ').map(Number);
  const isValid = [count, lastAt, hiddenUntil].every((number) => Number.isSafeInteger(number) && number >= 0);
  return isValid ? { count, lastAt, hiddenUntil } : { count: 0, lastAt: 0, hiddenUntil: 0 };
}

const write = ({ count, lastAt, hiddenUntil }: Visits): void =>
  writeStored('visits', [count, lastAt, hiddenUntil].join(' '));

export function recordVisit(now: number): void {
  const before = read();
  const isAnother = Math.abs(now - before.lastAt) >= betweenVisits;
  write({ ...before, count: before.count + (isAnother ? 1 : 0), lastAt: now });
}

/** Returns whether the player has returned and did not choose recently. */
export function isOfferDue(now: number): boolean {
  const { count, hiddenUntil } = read();
  return count >= 2 && now >= hiddenUntil;
}

/** Hides the offer after either choice. */
export const recordChoice = (now: number): void => write({ ...read(), hiddenUntil: now + choiceLifetime });
