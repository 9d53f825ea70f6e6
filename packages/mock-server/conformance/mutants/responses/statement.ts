/** Wrong statements of a foreign backend. */
import type { ResponseMutant } from '../response-mutant.ts';
import type { Page } from '../mutation.ts';
import { changePages, oldestFirst, oneSatangTooMuch, totalOfPage } from '../mutation.ts';

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
    handlers: { 'statement.list': oneSatangTooMuch },
  },
  {
    name: 'The statement is oldest first',
    isSeenByReading: true,
    caughtBy: newest,
    handlers: { 'statement.list': oldestFirst },
  },
  {
    name: 'The total is that of the page',
    isSeenByReading: true,
    caughtBy: pages,
    handlers: { 'statement.list': totalOfPage },
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
