/** Rules for lists in a single response (spec 9, Paging; decisions 5, 8). */
import type { OperationId } from '@wallet/contract';
import type { PageRequest } from '@wallet/contract/wire/page';
import { ensure, same } from '../../client/mismatch.ts';
import { isNewestFirst } from '../../client/newest-first.ts';
import type { Observed } from '../observed.ts';
import { responseTo, tolerance } from '../observed.ts';

interface Row {
  readonly createdAt?: string;
}

interface Page {
  readonly total?: number | undefined;
  readonly rows: readonly Row[];
  /** The field with the rows. */
  readonly field: string;
}

const lists: Readonly<Partial<Record<OperationId, string>>> = {
  'statement.list': 'statements',
  'statement.slips': 'slips',
  'invite.list': 'invites',
  'refund.list': 'refunds',
};

function pageOf({ operation, status, response }: Observed): Page | undefined {
  const field = lists[operation.id];
  if (field === undefined || status !== 200) return undefined;
  const { total, [field]: rows } = response as { total?: number } & Record<string, readonly Row[]>;
  return { total, rows: rows ?? [], field };
}

/** Requires that lists are sorted newest first, without rows in the future. */
export function newestFirst(observed: Observed): void {
  const history = responseTo(observed, 'chat.history');
  const { rows, field } = pageOf(observed) ?? { rows: history ?? [], field: '' };
  const moments = rows.map(({ createdAt = '' }) => createdAt);
  const times = moments.map((moment) => Date.parse(moment));
  const place = [`${field}[].createdAt`];
  ensure(
    `the order of ${observed.operation.id}`,
    isNewestFirst(times),
    'newest first',
    moments.slice(0, 20),
    place,
  );
  const isPast = times.every((at) => at <= observed.now + tolerance);
  ensure(`the moments of ${observed.operation.id}`, isPast, 'no later than now', moments[0], place);
}

/** Requires that a page has as many rows as its number, limit and total imply. */
export function pageLength(observed: Observed): void {
  const page = pageOf(observed);
  if (page?.total === undefined) return;
  const { page: number, limit } = observed.body as PageRequest;
  const { total, rows, field } = page;
  const expected = Math.min(limit, Math.max(0, total - (number - 1) * limit));
  same(
    `the number of rows on page ${number} of ${observed.operation.id}, ${limit} a page, ${total} in total`,
    rows.length,
    expected,
    ['total', field],
  );
}
