import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { pageSize } from '@wallet/contract/wire/page';
import { useState } from 'react';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import { isEmptyList, rowsOf, type Listed } from '../../base/listed.ts';
import type { Loadable } from '../../base/loadable.ts';
import { Pager } from '../../base/Pager/Pager.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { Unreadable } from '../../base/Unreadable/Unreadable.tsx';
import { useWords } from '../../words/index.ts';
import { byDay, nearDay, type Day } from '../days.ts';
import { TransactionRow } from '../TransactionRow/TransactionRow.tsx';
import classes from './StatementScreen.module.css';
import { status } from '../../base/status/status.tsx';

export interface StatementScreenProps {
  /** The page asked for, from 1. */
  page: number;
  /** The rows of that page; while the next one is read, those of the page before, marked as refreshing. */
  statement: Loadable<Listed & { statements: readonly Transaction[] }>;
  onPage: (page: number) => void;
  /** Opens what more there is to tell of a transaction. */
  onOpen: (transaction: Transaction) => void;
  /** Leads to the sums of what was paid in and out. */
  onSpending: () => void;
  /** Leads to what became of the slips. */
  onSlips: () => void;
  /** Leads to depositing, where there is nothing to show yet. */
  onDeposit: () => void;
}

/** What happened to the money, newest first, ten per page (spec 2, /user/statement). */
export function StatementScreen({
  page,
  statement,
  onPage,
  onOpen,
  onSpending,
  onSlips,
  onDeposit,
}: StatementScreenProps) {
  const t = useWords('statement');
  const rangeText = ({ total, ...range }: ReturnType<typeof rangeOf>) =>
    total === undefined ? t('rangeOnly', range) : t('range', { ...range, total });
  const isEmpty =
    statement.state === 'ready' && isEmptyList(statement.data, statement.data.statements.length);
  return (
    <Screen title={t('title')}>
      <div className={classes.ways}>
        <Button variant="default" size="compact-sm" onClick={onSlips}>
          {t('slips')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onSpending}>
          {t('spending.title')}
        </Button>
      </div>
      {statement.state === 'loading' && <BlankList />}
      {statement.state === 'failed' && (
        <Failed title={t('failed')} onRetry={statement.retry} failure={statement.failure} />
      )}
      {statement.state === 'ready' && isEmpty && (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button variant="default" onClick={onDeposit}>
              {t('empty.deposit')}
            </Button>
          }
        />
      )}
      {statement.state === 'ready' && !isEmpty && (
        <>
          {statement.isStale && <Alert {...status.warning}>{t('stale')}</Alert>}
          <Unreadable count={statement.data.unreadable} />
          <div className={classes.list} aria-busy={statement.isRefreshing ?? false}>
            {byDay(statement.data.statements).map((day) => (
              <DayGroup key={day.date} day={day} onOpen={onOpen} />
            ))}
          </div>
          <Stack gap="sm" align="center">
            <p className={classes.range} role="status">
              {statement.isRefreshing
                ? t('updating')
                : rangeText(rangeOf(page, statement.data.statements.length, statement.data.total))}
            </p>
            <Pager
              page={page}
              total={statement.data.total}
              shown={rowsOf(statement.data, statement.data.statements.length)}
              pageSize={pageSize}
              onPage={onPage}
            />
          </Stack>
        </>
      )}
    </Screen>
  );
}

/** Which rows of how many are shown; a page past the end shows none. */
const rangeOf = (page: number, shown: number, total: number | undefined) => {
  const before = Math.min((page - 1) * pageSize, total ?? Infinity);
  return { from: shown === 0 ? before : before + 1, to: before + shown, total };
};

interface DayGroupProps {
  day: Day;
  onOpen: (transaction: Transaction) => void;
}

function DayGroup({ day, onOpen }: DayGroupProps) {
  const t = useWords('statement');
  const [opened] = useState(() => Date.now());
  const near = nearDay(day.date, opened);
  const [first] = day.transactions;
  return (
    <section className={classes.day}>
      <h2 className={classes.date}>
        {near && <span>{t(`day.${near}`)}</span>}
        {first && <DateTime value={first.createdAt} precision="day" />}
      </h2>
      <ul className={classes.rows}>
        {day.transactions.map((transaction, at) => (
          <TransactionRow
            key={transaction._id ?? at}
            transaction={transaction}
            onOpen={() => onOpen(transaction)}
          />
        ))}
      </ul>
    </section>
  );
}

const blankRows = Array.from({ length: 5 }, (_, at) => at);

/** The shape of the list, while it is on its way. */
function BlankList() {
  return (
    <div className={classes.day} aria-busy>
      <p className={classes.date}>
        <Skeleton width="7rem" />
      </p>
      {blankRows.map((at) => (
        <div key={at} className={classes.blank}>
          <Skeleton height="2.5rem" circle />
          <Skeleton height="2.5rem" />
        </div>
      ))}
    </div>
  );
}
