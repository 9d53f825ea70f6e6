/** Statements of a foreign backend that are not the truth. */
import type { ResponseMutant } from '../response-mutant.ts';
import type { Mutant } from '../mutant.ts';

interface Page {
  readonly total: number;
  readonly statements: readonly { readonly amount: number; readonly status: string }[];
}

/** Changes what the statement shows. */
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

const pages = 'The transactions of a member come in pages without a gap and without an overlap';
const total = 'The total of a member’s transactions is as many as the pages hold';
const newest = 'The transactions of a member are newest first, and none is of the future';
const twoEntries =
  'A baht to a game and back: the statement has both, newest first, and sums up to the wallet';

export const statementResponseMutants: readonly ResponseMutant[] = [
  {
    name: 'The statement shows a satang more than was moved',
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
    name: 'The total counts one entry too many',
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
    name: 'A page is as long as the backend likes',
    isSeenByReading: true,
    caughtBy: pages,
    handlers: {
      'statement.list': (context, right) =>
        right({ ...context, body: { ...context.body, limit: 10 } as never }),
    },
  },
];
