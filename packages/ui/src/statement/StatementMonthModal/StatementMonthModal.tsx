import { Box, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { download } from '../../base/PictureFile/download.ts';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { ScanProgress } from '../ScanProgress/ScanProgress.tsx';
import type { StatementReading } from '../spending.ts';
import { csvOf } from '../statement-csv.ts';
import { monthText, PrintedMonth, type PrintedMonthProps } from './PrintedMonth.tsx';
import { useMonthRows } from './use-month-rows.ts';

export interface StatementMonthModalProps extends DialogProps, PrintedMonthProps, StatementReading {
  /** Months to choose from, `YYYY-MM`, newest first. */
  months: readonly string[];
  onMonth: (month: string) => void;
}

/** A month of the statement as a file for spreadsheets, and on paper. */
export function StatementMonthModal({
  isOpen,
  onClose,
  months,
  onMonth,
  loaded,
  state,
  failure,
  onRetry,
  ...paper
}: StatementMonthModalProps) {
  const t = useTranslation('statement');
  const { titles, rowOf } = useMonthRows();
  const { month, transactions } = paper;
  const isReady = state === 'loaded' && transactions.length > 0;
  const mayBeReady = isReady || state === 'loading';
  const save = () =>
    download(
      new File(
        [csvOf([titles, ...transactions.map((transaction) => rowOf(transaction, 'YYYY-MM-DD HH:mm:ss'))])],
        `statement-${month}.csv`,
        { type: 'text/csv;charset=utf-8' },
      ),
    );
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('month.title')}
      footer={
        mayBeReady && (
          <Stack gap="sm">
            <Button disabled={!isReady} onClick={save}>
              {t('month.csv')}
            </Button>
            <Button variant="default" disabled={!isReady} onClick={() => window.print()}>
              {t('month.print')}
            </Button>
          </Stack>
        )
      }
    >
      <Stack gap="lg">
        <NativeSelect
          label={t('month.month')}
          description={t('month.text')}
          data={months.map((value) => ({ value, label: monthText(value) }))}
          value={month}
          onChange={({ currentTarget }) => onMonth(currentTarget.value)}
        />
        {/* The count is lower than the progress that it replaces. */}
        <Box mih={mayBeReady ? '2.25rem' : undefined}>
          <ScanProgress loaded={loaded} isLoading={state === 'loading'} />
          {isReady && (
            <Text role="status" fw={600}>
              {t('month.count', { count: transactions.length })}
            </Text>
          )}
        </Box>
        {state === 'failed' && <ErrorState title={t('month.failed')} onRetry={onRetry} failure={failure} />}
        {state === 'loaded' && (
          <>
            <UnreadableAlert count={loaded.unreadable} />
            {transactions.length === 0 && <EmptyState isLive title={t('month.none')} />}
          </>
        )}
      </Stack>
      {isOpen && isReady && <PrintedMonth {...paper} />}
    </Sheet>
  );
}
