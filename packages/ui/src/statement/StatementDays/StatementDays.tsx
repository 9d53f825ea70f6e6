import { Paper, Stack, Text, Title, Skeleton } from '@mantine/core';
import { rowKey, type Transaction } from '@wallet/contract/statement';
import type { ReactNode } from 'react';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { useToday } from '../../base/DateTime/use-today.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { useIsDesktop } from '../../base/viewport/use-is-desktop.ts';
import { useTranslation } from '../../i18n/index.ts';
import { groupByDay, relativeDay, type TransactionDay } from '../transaction-days.ts';
import { useKindName } from '../transaction.ts';
import { TransactionDetails } from '../TransactionDetails/TransactionDetails.tsx';
import { TransactionRow } from '../TransactionRow/TransactionRow.tsx';
import classes from './StatementDays.module.css';
import { ListRow } from '../../base/ListRow/ListRow.tsx';

export interface StatementDaysProps {
  /** Newest first. */
  transactions: readonly Transaction[];
  /** Key of the selected transaction (`rowKey`). Default on a wide screen: the first. */
  selectedKey?: string | undefined;
  isRefreshing?: boolean | undefined;
  onOpen: (transaction: Transaction) => void;
  /** Below the list. */
  children?: ReactNode;
}

/** Transactions by day; a wide screen shows the selected one beside the list. */
export function StatementDays({
  transactions,
  selectedKey,
  isRefreshing = false,
  onOpen,
  children,
}: StatementDaysProps) {
  const isWide = useIsDesktop();
  const first = transactions[0] && rowKey(transactions[0]);
  const current = isWide ? (selectedKey ?? first) : undefined;
  return (
    <div className={classes.columns}>
      <Stack gap="lg">
        <div className={classes.list} aria-busy={isRefreshing}>
          {groupByDay(transactions).map((day) => (
            <PartBoundary key={day.date} name="day">
              <DayGroup day={day} current={current} onOpen={onOpen} />
            </PartBoundary>
          ))}
        </div>
        {children}
      </Stack>
      {current !== undefined && (
        <PartBoundary name="transaction panel" resetKey={current}>
          <TransactionPanel
            transaction={transactions.find((transaction) => rowKey(transaction) === current)}
          />
        </PartBoundary>
      )}
    </div>
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
    <Paper component="section" className={classes.day} id={day.date || undefined}>
      <Title order={2} size="sm" fw={600} c="dimmed" className={classes.date}>
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
              isCurrent={current === undefined ? undefined : rowKey(transaction) === current}
              onOpen={() => onOpen(transaction)}
            />
          </PartBoundary>
        ))}
      </ul>
    </Paper>
  );
}

const skeletonRows = Array.from({ length: 5 }, (_, at) => at);

export function StatementSkeleton() {
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
