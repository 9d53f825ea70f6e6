import type { Page } from '@playwright/test';
import { baht, type WordsOf } from '../fixtures/words.ts';

type Kind = 'deposit' | 'bonus' | 'finish_bonus' | 'withdraw' | 'transfer';
type Status = 'in progress' | 'SUCCESS' | 'FAILED';

const signs = { deposit: '+', bonus: '+', finish_bonus: '', withdraw: '−', transfer: '' } as const;

/** /user/statement */
export const statementScreen = (page: Page, words: WordsOf) => {
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  const pager = main.getByRole('navigation', { name: words('common:pager.label') });
  return {
    address: '/user/statement',
    title: main.getByRole('heading', { level: 1, name: words('statement:title') }),
    rows,
    /** Rows of a kind and an amount, with its sign, in baht. */
    row(kind: Kind, amount: number, status: Status = 'SUCCESS') {
      const found = rows
        .filter({ hasText: words(`statement:kind.${kind}`) })
        .filter({ has: page.getByText(`${signs[kind]}${baht(amount)}`, { exact: true }) });
      const badge = (one: Status) => page.getByText(words(`statement:status.${one}`), { exact: true });
      // One that has succeeded has no badge.
      return status === 'SUCCESS'
        ? found.filter({ hasNot: badge('in progress') }).filter({ hasNot: badge('FAILED') })
        : found.filter({ has: badge(status) });
    },
    /** The sheet of a transaction. */
    detail: (kind: Kind) => page.getByRole('dialog', { name: words(`statement:kind.${kind}`) }),
    spending: {
      open: main.getByRole('button', { name: words('statement:spending.title') }),
      over: (period: 'today' | 'week' | 'month' | 'all') =>
        page.getByRole('radio', { name: words(`statement:spending.period.${period}`), exact: true }),
      /** Deposits and withdrawals. */
      sums: page.getByRole('dialog').getByRole('definition'),
    },
    pager,
    next: pager.getByRole('button', { name: words('common:pager.next') }),
    previous: pager.getByRole('button', { name: words('common:pager.previous') }),
  };
};
