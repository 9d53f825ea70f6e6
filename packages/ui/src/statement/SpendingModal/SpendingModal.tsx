import { Alert, Stack, Text } from '@mantine/core';
import type { Failure } from '@wallet/contract/wire/failure';
import { satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { Choice } from '../../base/Choice/Choice.tsx';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { Facts } from '../../base/Facts/Facts.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import { failureBy } from '../../base/fault.ts';
import { Money } from '../../base/Money/Money.tsx';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { useWords } from '../../words/index.ts';
import {
  isReadBackTo,
  readBackTo,
  spendingPeriods,
  spendingSince,
  startOf,
  type SpendingPeriod,
  type StatementReading,
} from '../spending.ts';
import classes from './SpendingModal.module.css';
import { status } from '../../base/status/status.tsx';

export interface SpendingModalProps {
  isOpen: boolean;
  onClose: () => void;
  period: SpendingPeriod;
  onPeriod: (period: SpendingPeriod) => void;
  /** The statement as far as it was read, newest first. */
  reading: StatementReading;
  /** Whether it is being read on, could not be, or is read as far as it is read for that time. */
  state: 'reading' | 'failed' | 'read';
  /** Why it could not be read, where it failed. */
  failure?: Failure | undefined;
  onRetry: () => void;
}

/** What was paid in and paid out over a time, computed here from the statement, and as honest about what it does not know. */
export function SpendingModal({
  isOpen,
  onClose,
  period,
  onPeriod,
  reading,
  state,
  failure = failureBy('unexpected'),
  onRetry,
}: SpendingModalProps) {
  const t = useWords('statement');
  const [opened] = useState(() => Date.now());
  const options = spendingPeriods.map((value) => ({ value, label: t(`spending.period.${value}`) }));
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('spending.title')}>
      <Stack gap="lg">
        <Choice
          label={t('spending.over')}
          options={options}
          value={period}
          onChange={(chosen) => chosen !== '' && onPeriod(chosen)}
        />
        {state === 'failed' && reading.total === undefined ? (
          <Failed title={t('failed')} onRetry={onRetry} failure={failure} />
        ) : (
          <>
            <Progress reading={reading} isReading={state === 'reading'} />
            <Sums reading={reading} start={startOf(period, opened)} isReading={state === 'reading'} />
            {state === 'failed' && (
              <Failed title={t('spending.readOnFailed')} onRetry={onRetry} failure={failure} />
            )}
          </>
        )}
        <Text size="xs" c="dimmed">
          {t('spending.note')}
        </Text>
      </Stack>
    </Sheet>
  );
}

function Progress({ reading, isReading }: { reading: StatementReading; isReading: boolean }) {
  const t = useWords('statement');
  const { transactions, total } = reading;
  const hasTotal = total !== undefined && Number.isFinite(total);
  const words = !hasTotal
    ? t('common:state.loading')
    : t('spending.reading', { count: transactions.length, total });
  return (
    <div role="status" className={classes.progress}>
      {isReading && (
        <>
          <Text span size="sm" m={0} c="dimmed">
            {words}
          </Text>
          <progress aria-label={words} {...(hasTotal && { max: total, value: transactions.length })} />
        </>
      )}
    </div>
  );
}

interface SumsProps {
  reading: StatementReading;
  start: number;
  isReading: boolean;
}

function Sums({ reading, start, isReading }: SumsProps) {
  const t = useWords('statement');
  const { transactions, total } = reading;
  if (total === undefined) return null;
  const { deposits, withdrawals, waiting, net } = spendingSince(transactions, start);
  const backTo = readBackTo(reading);
  const isWhole = isReadBackTo(reading, start);
  // What is shown begins where the time begins, or where the reading ends.
  const from = isWhole && Number.isFinite(start) ? start : backTo;
  return (
    <div className={classes.sums} aria-busy={isReading}>
      {from !== undefined && (
        <Text size="sm" c="dimmed">
          {t('spending.since')} <DateTime value={new Date(from).toISOString()} precision="day" />
        </Text>
      )}
      <Facts
        facts={[
          { label: t('spending.deposits'), value: <Money amount={deposits} /> },
          { label: t('spending.withdrawals'), value: <Money amount={withdrawals} /> },
        ]}
      />
      <p className={classes.net}>
        {net < 0 ? t('spending.netOut') : t('spending.netIn')}{' '}
        <strong>
          <Money amount={satang(Math.abs(net))} />
        </strong>
      </p>
      {waiting > 0 && (
        <Text size="xs" c="dimmed">
          {t('spending.waiting')} <Money amount={waiting} />
        </Text>
      )}
      {!isWhole && !isReading && (
        <Alert {...status.warning}>{t('spending.partly', { count: transactions.length, total })}</Alert>
      )}
    </div>
  );
}
