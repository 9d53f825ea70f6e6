import { ensure } from '../../src/client/mismatch.ts';
import { isNewestFirst } from '../../src/client/newest-first.ts';

/** Throws a Mismatch unless the rows of a list are newest first. */
export function newestFirst(
  what: string,
  rows: readonly { readonly createdAt?: string | undefined }[],
): void {
  const times = rows.map(({ createdAt = '' }) => createdAt);
  ensure(what, isNewestFirst(times.map((time) => Date.parse(time))), 'newest first', times.slice(0, 20));
}
