import type { Page } from '@playwright/test';
import { baht, type Translate } from '../fixtures/translations.ts';

type Kind = 'deposit' | 'bonus' | 'finish_bonus' | 'withdraw' | 'transfer';
type Status = 'in progress' | 'SUCCESS' | 'FAILED';

const signs = { deposit: '+', bonus: '+', finish_bonus: '', withdraw: '−', transfer: '' } as const;

/** /user/statement */
export const statementScreen = (page: Page, t: Translate) => {
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  const pager = main.getByRole('navigation', { name: t('common:pager.label') });
  return {
    address: '/user/statement',
    title: main.getByRole('heading', { level: 1, name: t('statement:title') }),
    rows,
    /** Rows by kind and signed amount in baht. */
    row(kind: Kind, amount: number, status: Status = 'SUCCESS') {
      const found = rows
        .filter({ hasText: t(`statement:kind.${kind}`) })
        .filter({ has: page.getByText(`${signs[kind]}${baht(amount)}`, { exact: true }) });
      const badge = (one: Status) => page.getByText(t(`statement:status.${one}`), { exact: true });
      // A successful transaction has no badge.
      return status === 'SUCCESS'
        ? found.filter({ hasNot: badge('in progress') }).filter({ hasNot: badge('FAILED') })
        : found.filter({ has: badge(status) });
    },
    /** The sheet of a transaction. */
    detail: (kind: Kind) => page.getByRole('dialog', { name: t(`statement:kind.${kind}`) }),
    spending: {
      open: main.getByRole('button', { name: t('statement:spending.title') }),
      over: (period: 'today' | 'week' | 'month' | 'all') =>
        page.getByRole('radio', { name: t(`statement:spending.period.${period}`), exact: true }),
      /** Deposits and withdrawals. */
      sums: page.getByRole('dialog').getByRole('definition'),
    },
    search: {
      open: main.getByRole('button', { name: t('statement:search.title'), exact: true }),
      reference: page.getByLabel(t('statement:detail.reference')),
      submit: page.getByRole('button', { name: t('statement:search.submit') }),
      day: page.getByLabel(t('statement:search.day'), { exact: true }),
      stop: main.getByRole('button', { name: t('statement:search.stop') }),
      more: main.getByRole('button', { name: t('statement:search.more') }),
      none: main.getByText(t('statement:search.none'), { exact: true }),
      noneYet: main.getByText(t('statement:search.noneYet'), { exact: true }),
    },
    month: {
      open: main.getByRole('button', { name: t('statement:month.title') }),
      choose: page.getByRole('combobox', { name: t('statement:month.month') }),
      count: (count: number) => page.getByRole('dialog').getByText(t('statement:month.count', { count })),
      save: page.getByRole('button', { name: t('statement:month.csv') }),
    },
    problem: page.getByRole('button', { name: t('common:problem.action') }),
    pager,
    next: pager.getByRole('button', { name: t('common:pager.next') }),
    previous: pager.getByRole('button', { name: t('common:pager.previous') }),
  };
};
