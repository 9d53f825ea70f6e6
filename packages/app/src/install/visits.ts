/** When to offer that the app be installed: from the second visit, and then not again for long (docs/decisions/019). */
import { readStored, writeStored } from '#api/storage/browser-storage.ts';

const minute = 60_000;
/** Milliseconds without a page of ours after which the next one is another visit. */
const betweenVisits = 30 * minute;
/** Milliseconds for which an answer to the offer holds. */
const holdsFor = 90 * 24 * 60 * minute;

interface Visits {
  readonly count: number;
  /** Epoch in milliseconds. */
  readonly lastAt: number;
  /** Epoch in milliseconds; not before there was an answer. */
  readonly hiddenUntil: number;
}

function read(): Visits {
  const [count = 0, lastAt = 0, hiddenUntil = 0] = (readStored('visits') ?? '').split(' ').map(Number);
  const isOurs = [count, lastAt, hiddenUntil].every((number) => Number.isSafeInteger(number) && number >= 0);
  return isOurs ? { count, lastAt, hiddenUntil } : { count: 0, lastAt: 0, hiddenUntil: 0 };
}

const write = ({ count, lastAt, hiddenUntil }: Visits): void =>
  writeStored('visits', [count, lastAt, hiddenUntil].join(' '));

/** Notes that a page of ours was opened now. */
export function noteVisit(now: number): void {
  const before = read();
  const isAnother = Math.abs(now - before.lastAt) >= betweenVisits;
  write({ ...before, count: before.count + (isAnother ? 1 : 0), lastAt: now });
}

/** Whether the player has come back, and has not been asked lately. */
export function isOfferDue(now: number): boolean {
  const { count, hiddenUntil } = read();
  return count >= 2 && now >= hiddenUntil;
}

/** The player has answered, one way or the other. */
export const noteAnswer = (now: number): void => write({ ...read(), hiddenUntil: now + holdsFor });
