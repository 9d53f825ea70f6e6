/** Lists of an existing member (spec 9, Paging; decisions 5, 8). */
import type { Noun } from '@wallet/contract';
import { requireFact } from '../../capability.ts';
import { about, type ContractCase } from '../../case.ts';
import type { Context, MemberCaller } from '../../context.ts';
import { minutes } from '../../../src/world/clock.ts';
import { ensure, same } from '../../../src/client/mismatch.ts';

interface Page {
  readonly total: number;
  readonly rows: readonly { readonly createdAt: string }[];
}

type ReadPage = (
  mali: MemberCaller,
  body: { readonly page: number; readonly limit: number },
) => Promise<Page>;

/** Returns a page of each list of a member. */
const readPage = {
  async transactions(mali, body) {
    const { total, statements: rows } = await mali.gets('statement.list', { body });
    return { total, rows };
  },
  async slips(mali, body) {
    const { total, slips: rows } = await mali.gets('statement.slips', { body });
    return { total, rows };
  },
  async invites(mali, body) {
    const { total, invites: rows } = await mali.gets('invite.list', { body });
    return { total, rows };
  },
  async refunds(mali, body) {
    const { total, refunds: rows } = await mali.gets('refund.list', { body });
    return { total, rows };
  },
} satisfies Readonly<Record<string, ReadPage>>;

const lists: readonly (readonly [Noun, keyof typeof readPage])[] = [
  ['statement', 'transactions'],
  ['statement', 'slips'],
  ['invite', 'invites'],
  ['refund', 'refunds'],
];

const limit = 4;
const pages = [1, 2, 3, 4, 5] as const;
const largest = 100;

/** Compares the first pages of four rows with one larger page. */
async function overlapCase(read: ReadPage, mali: MemberCaller): Promise<void> {
  const whole = await read(mali, { page: 1, limit: limit * pages.length });
  for (const page of pages) {
    const { total, rows } = await read(mali, { page, limit });
    same(`the total on page ${page}`, total, whole.total);
    same(`the rows of page ${page}`, rows, whole.rows.slice((page - 1) * limit, page * limit));
  }
}

/** Compares the last page with the total. */
async function totalCase(read: ReadPage, mali: MemberCaller): Promise<void> {
  const { total, rows } = await read(mali, { page: 1, limit: largest });
  same('rows of the first page', rows.length, Math.min(total, largest));
  const last = Math.max(1, Math.ceil(total / largest));
  const end = await read(mali, { page: last, limit: largest });
  same('rows of the last page', end.rows.length, total - (last - 1) * largest);
  same('the page behind the last', await read(mali, { page: last + 1, limit: largest }), { total, rows: [] });
}

/** Throws a Mismatch unless the rows of a list are newest first. */
export function newestFirst(rows: readonly { readonly createdAt?: string | undefined }[]): void {
  const times = rows.map(({ createdAt = '' }) => createdAt);
  const moments = times.map((time) => Date.parse(time));
  const isSorted = moments.every((at, index) => index === 0 || at <= (moments[index - 1] ?? Infinity));
  ensure('the order', isSorted, 'newest first', times.slice(0, 20));
}

async function orderCase(read: ReadPage, { member, now }: Context): Promise<void> {
  const { rows } = await read(await member(), { page: 1, limit: largest });
  requireFact(rows.length > 1, 'the member has a list of fewer than two rows');
  newestFirst(rows);
  const [newest] = rows.map(({ createdAt }) => createdAt);
  const latest = (await now()) + minutes(5);
  ensure('the newest moment', Date.parse(newest ?? '') <= latest, 'no later than now', newest);
}

export const listsAsFound: readonly ContractCase[] = lists.flatMap(([noun, name]) =>
  about(noun, ['member'], {
    [`The ${name} of a member are in pages without gap or overlap`]: {
      cites: 'spec 9, Paging; decisions 8',
      run: async ({ member }) => overlapCase(readPage[name], await member()),
    },
    [`The total of a member’s ${name} is the number of rows on all pages`]: {
      cites: 'spec 9, Paging; decisions 8',
      run: async ({ member }) => totalCase(readPage[name], await member()),
    },
    [`The ${name} of a member are newest first, and none is in the future`]: {
      cites: 'spec 7, Statement; decisions 5, 8',
      run: (context) => orderCase(readPage[name], context),
    },
  }),
);
