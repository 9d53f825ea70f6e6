import { Alert, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { pageSize } from '@wallet/contract/wire/page';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { useToday } from '../../base/DateTime/use-today.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { isEmptyList, type ListPage } from '../../base/list-page.ts';
import { ListRow } from '../../base/ListRow/ListRow.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Pager } from '../../base/Pager/Pager.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { useIsDesktop } from '../../base/viewport/use-is-desktop.ts';
import { useTranslation } from '../../i18n/index.ts';
import { groupByDay, relativeDay, type TransactionDay } from '../transaction-days.ts';
import { transactionKey, useKindName } from '../transaction.ts';
import { TransactionDetails } from '../TransactionDetails/TransactionDetails.tsx';
import { TransactionRow } from '../TransactionRow/TransactionRow.tsx';
import classes from './StatementScreen.module.css';

export interface StatementScreenProps {
  /** 1-based. */
  page: number;
  /** Rows of the page; while the next page loads, the previous rows stay as refreshing. */
  statement: Loadable<ListPage & { statements: readonly Transaction[] }>;
  /** Key of the selected transaction (`transactionKey`). Default on a wide screen: the first. */
  selectedKey?: string | undefined;
  onPage: (page: number) => void;
  /** Opens the details of a transaction. */
  onOpen: (transaction: Transaction) => void;
  /** Opens the spending summary. */
  onSpending: () => void;
  /** Opens the list of slips. */
  onSlips: () => void;
  /** Opens the deposit modal, for an empty statement. */
  onDeposit: () => void;
}

/**
 * Transactions, newest first, ten per page; a wide screen shows the selected one beside the list (spec 2,
 * /user/statement).
 */
export function StatementScreen({
  page,
  statement,
  selectedKey,
  onPage,
  onOpen,
  onSpending,
  onSlips,
  onDeposit,
}: StatementScreenProps) {
  const t = useTranslation('statement');
  const isWide = useIsDesktop();
  const rangeText = ({ total, ...range }: ReturnType<typeof rangeOf>) =>
    total === undefined ? t('rangeOnly', range) : t('range', { ...range, total });
  const rows = statement.state === 'ready' ? statement.data.statements : [];
  const isEmpty = statement.state === 'ready' && isEmptyList(statement.data, rows.length);
  const first = rows[0] && transactionKey(rows[0]);
  const current = isWide ? (selectedKey ?? first) : undefined;
  return (
    <Screen title={t('title')}>
      <Group gap="sm" className={classes.ways}>
        <Button variant="default" size="compact-sm" onClick={onSlips}>
          {t('slips')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onSpending}>
          {t('spending.title')}
        </Button>
      </Group>
      {statement.state === 'loading' && <StatementSkeleton />}
      {statement.state === 'failed' && (
        <ErrorState title={t('failed')} onRetry={statement.retry} failure={statement.failure} />
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
          {statement.isStale && <Alert {...alertProps.warning}>{t('stale')}</Alert>}
          <UnreadableAlert count={statement.data.unreadable} />
          <div className={classes.columns}>
            <Stack gap="lg">
              <div className={classes.list} aria-busy={statement.isRefreshing ?? false}>
                {groupByDay(rows).map((day) => (
                  <PartBoundary key={day.date} name="day">
                    <DayGroup day={day} current={current} onOpen={onOpen} />
                  </PartBoundary>
                ))}
              </div>
              <Pager page={page} list={statement.data} shown={rows.length} onPage={onPage}>
                <Text size="sm" c="dimmed" role="status">
                  {statement.isRefreshing
                    ? t('updating')
                    : rangeText(rangeOf(page, rows.length, statement.data.total))}
                </Text>
              </Pager>
            </Stack>
            {current !== undefined && (
              <PartBoundary name="transaction panel" resetKey={current}>
                <TransactionPanel
                  transaction={rows.find((transaction) => transactionKey(transaction) === current)}
                />
              </PartBoundary>
            )}
          </div>
        </>
      )}
    </Screen>
  );
}

function TransactionPanel({ transaction }: { transaction: Transaction | undefined }) {
  const t = useTranslation('statement');
  const kindName = useKindName();
  const title = transaction ? kindName(transaction) : t('detail.title');
  return (
    <Paper component="section" p="xl" className={classes.beside} aria-label={title} aria-live="polite">
      {transaction ? (
        <>
          <Title order={2} ta="center" mb="md">
            {title}
          </Title>
          <TransactionDetails transaction={transaction} />
        </>
      ) : (
        <EmptyState title={t('detail.missing')} text={t('detail.missingText')} />
      )}
    </Paper>
  );
}

/** Returns the shown range; a page past the end is empty. */
const rangeOf = (page: number, shown: number, total: number | undefined) => {
  const before = Math.min((page - 1) * pageSize, total ?? Infinity);
  return { from: shown === 0 ? before : before + 1, to: before + shown, total };
};

interface DayGroupProps {
  day: TransactionDay;
  current: string | undefined;
  onOpen: (transaction: Transaction) => void;
}

function DayGroup({ day, current, onOpen }: DayGroupProps) {
  const t = useTranslation('statement');
  const near = relativeDay(day.date, useToday());
  const [first] = day.transactions;
  return (
    <Paper component="section">
      <Title order={2} size="sm" fw={500} c="dimmed" className={classes.date}>
        {near && (
          <Text span inherit fw={600} c="bright">
            {t(`day.${near}`)}{' '}
          </Text>
        )}
        {first && <DateTime value={first.createdAt} precision="day" />}
      </Title>
      <ul className={classes.rows}>
        {day.transactions.map((transaction, at) => (
          <PartBoundary key={transaction._id ?? at} name="transaction" shape="li">
            <TransactionRow
              transaction={transaction}
              isCurrent={current === undefined ? undefined : transactionKey(transaction) === current}
              onOpen={() => onOpen(transaction)}
            />
          </PartBoundary>
        ))}
      </ul>
    </Paper>
  );
}

const skeletonRows = Array.from({ length: 5 }, (_, at) => at);

function StatementSkeleton() {
  return (
    <Paper aria-busy>
      <div className={classes.date}>
        <Skeleton width="7rem" />
      </div>
      <ul className={classes.rows}>
        {skeletonRows.map((at) => (
          <ListRow
            key={at}
            icon={<Skeleton height="100%" circle />}
            title={<Skeleton width="6rem" />}
            details={[<Skeleton key={at} width="8rem" />]}
            end={<Skeleton width="5rem" />}
            endText={<Skeleton width="4rem" />}
          />
        ))}
      </ul>
    </Paper>
  );
}
