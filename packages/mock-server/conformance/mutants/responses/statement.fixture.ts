/** Wrong statements of a foreign backend. */
import type { Mutant, Mutation } from '../mutant.fixture.ts';

/** A page of the statement, in satang. */
interface Page {
  readonly total: number;
  readonly statements: readonly { readonly amount: number }[];
}

/** Returns a mutation of the pages of the statement. */
const changePages =
  (change: (page: Page) => Page): Mutation =>
  (context, right) =>
    change(right(context) as Page);

const pages = 'The transactions of a member are in pages without gap or overlap';
const total = 'The total of a member’s transactions is the number of rows on all pages';
const newest = 'The transactions of a member are newest first, and none is in the future';
const twoEntries =
  'A baht to a game and back: the statement lists both, newest first, and explains the wallet';

export const statementResponseMutants: readonly Mutant[] = [
  {
    name: 'The statement shows one satang too much',
    isSeenByReading: false,
    caughtBy: twoEntries,
    handlers: {
      'statement.list': changePages((page) => ({
        ...page,
        statements: page.statements.map((row) => ({ ...row, amount: row.amount + 1 })),
      })),
    },
  },
  {
    name: 'The statement is oldest first',
    isSeenByReading: true,
    caughtBy: newest,
    handlers: {
      'statement.list': changePages((page) => ({ ...page, statements: page.statements.toReversed() })),
    },
  },
  {
    name: 'The total is that of the page',
    isSeenByReading: true,
    caughtBy: pages,
    handlers: { 'statement.list': changePages((page) => ({ ...page, total: page.statements.length })) },
  },
  {
    name: 'The total is one too high',
    isSeenByReading: true,
    caughtBy: total,
    handlers: { 'statement.list': changePages((page) => ({ ...page, total: page.total + 1 })) },
  },
  {
    name: 'Pages overlap by one entry',
    isSeenByReading: true,
    caughtBy: pages,
    handlers: {
      'statement.list'(context, right) {
        const { page, limit } = context.body as unknown as { readonly page: number; readonly limit: number };
        const whole = right(context) as Page;
        if (page === 1) return whole;
        const previous = right({ ...context, body: { page: page - 1, limit } as never }) as Page;
        const statements = [...previous.statements.slice(-1), ...whole.statements].slice(0, limit);
        return { ...whole, statements };
      },
    },
  },
];
