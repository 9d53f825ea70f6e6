import { ensure } from '../../src/client/mismatch.ts';

/** Throws a Mismatch unless the rows of a list are newest first. */
export function newestFirst(
  what: string,
  rows: readonly { readonly createdAt?: string | undefined }[],
): void {
  const times = rows.map(({ createdAt = '' }) => createdAt);
  const moments = times.map((time) => Date.parse(time));
  const isSorted = moments.every((at, index) => index === 0 || at <= (moments[index - 1] ?? Infinity));
  ensure(what, isSorted, 'newest first', times.slice(0, 20));
}
