/** Wrong statements of a foreign backend. */
import type { ResponseMutant } from '../response-mutant.ts';
import type { Mutant } from '../mutant.ts';

interface Page {
  readonly total: number;
  readonly statements: readonly { readonly amount: number; readonly status: string }[];
}

/** Returns a mutation of the statement. */
const statement = (
  change: (page: Page, request: { readonly page: number; readonly limit: number }) => object,
) => ({
  handlers: {
    'statement.list': ((context, right) =>
      change(
        right(context) as Page,
        context.body as unknown as { page: number; limit: number },
      )) as NonNullable<NonNullable<Mutant['handlers']>['statement.list']>,
  },
});

const pages = 'The transactions of a member are in pages without gap or overlap';
const total = 'The total of a member’s transactions is the number of rows on all pages';
const newest = 'The transactions of a member are newest first, and none is in the future';
const twoEntries =
  'A baht to a game and back: the statement lists both, newest first, and explains the wallet';

export const statementResponseMutants: readonly ResponseMutant[] = [
  {
    name: 'The statement shows one satang too much',
    isSeenByReading: false,
    caughtBy: twoEntries,
    ...statement((page) => ({
      ...page,
      statements: page.statements.map((row) => ({
        ...row,
        amount: row.amount + 1,
      })),
    })),
  },
  {
    name: 'The statement is oldest first',
    isSeenByReading: true,
    caughtBy: newest,
    ...statement((page) => ({ ...page, statements: page.statements.toReversed() })),
  },
  {
    name: 'The total is that of the page',
    isSeenByReading: true,
    caughtBy: pages,
    ...statement((page) => ({ ...page, total: page.statements.length })),
  },
  {
    name: 'The total is one too high',
    isSeenByReading: true,
    caughtBy: total,
    ...statement((page) => ({ ...page, total: page.total + 1 })),
  },
  {
    name: 'Pages overlap by one entry',
    isSeenByReading: true,
    caughtBy: pages,
    handlers: {
      'statement.list'(context, right) {
        const { page, limit } = context.body as unknown as { readonly page: number; readonly limit: number };
        const rows = (number: number) =>
          right({ ...context, body: { page: number, limit } as never }) as Page;
        const here = rows(page);
        if (page === 1) return here;
        const last = rows(page - 1).statements.slice(-1);
        return { ...here, statements: [...last, ...here.statements].slice(0, limit) };
      },
    },
  },
  {
    name: 'A page ignores its limit',
    isSeenByReading: true,
    caughtBy: pages,
    handlers: {
      'statement.list': (context, right) =>
        right({ ...context, body: { ...context.body, limit: 10 } as never }),
    },
  },
];
