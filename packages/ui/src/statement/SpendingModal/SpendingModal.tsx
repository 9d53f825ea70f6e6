import { Alert, Box, Group, Skeleton, Stack, Text } from '@mantine/core';
import { satang, type Satang } from '@wallet/contract/wire/money';
import { ChipSelect } from '../../base/ChipSelect/ChipSelect.tsx';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { useToday } from '../../base/DateTime/use-today.ts';
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { ScanProgress, type ScanProgressProps } from '../ScanProgress/ScanProgress.tsx';
import {
  isLoadedSince,
  oldestTime,
  spendingPeriods,
  spendingSince,
  startOf,
  type SpendingPeriod,
  type StatementReading,
} from '../spending.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface SpendingModalProps extends DialogProps, StatementReading {
  period: SpendingPeriod;
  onPeriod: (period: SpendingPeriod) => void;
}

/** Deposits and withdrawals of a period, computed from the statement. Gaps are stated. */
export function SpendingModal({
  isOpen,
  onClose,
  period,
  onPeriod,
  loaded,
  state,
  failure,
  onRetry,
}: SpendingModalProps) {
  const t = useTranslation('statement');
  const today = useToday();
  const options = spendingPeriods.map((value) => ({ value, label: t(`spending.period.${value}`) }));
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('spending.title')}>
      <Stack gap="lg">
        <ChipSelect
          label={t('spending.over')}
          options={options}
          value={period}
          onChange={(chosen) => chosen !== '' && onPeriod(chosen)}
        />
        {state === 'failed' && loaded.total === undefined ? (
          <ErrorState title={t('failed')} onRetry={onRetry} failure={failure} />
        ) : (
          <>
            <Sums loaded={loaded} start={startOf(period, today)} isLoading={state === 'loading'} />
            {state === 'failed' && (
              <ErrorState title={t('spending.readOnFailed')} onRetry={onRetry} failure={failure} />
            )}
          </>
        )}
        <Hint size="xs">{t('spending.note')}</Hint>
      </Stack>
    </Sheet>
  );
}

interface SumsProps extends Pick<ScanProgressProps, 'loaded' | 'isLoading'> {
  start: number;
}

function Sums({ loaded, start, isLoading }: SumsProps) {
  const t = useTranslation('statement');
  const { transactions, total } = loaded;
  const { deposits, withdrawals, waiting, net } = spendingSince(transactions, start);
  const backTo = oldestTime(loaded);
  const isWhole = isLoadedSince(loaded, start);
  // The sums begin at the start of the period, or at the oldest loaded transaction.
  const from = isWhole && Number.isFinite(start) ? start : backTo;
  const sum = (amount: Satang) =>
    total === undefined ? <Skeleton width="6rem" /> : <Money amount={amount} />;
  return (
    <div>
      {/* A sheet that gets lower moves under the finger. */}
      <Box mih="2.25rem" mb="xs">
        <ScanProgress loaded={loaded} isLoading={isLoading} />
        {!isLoading && from !== undefined && (
          <Hint m={0}>
            {t('spending.since')} <DateTime value={new Date(from).toISOString()} precision="day" />
          </Hint>
        )}
      </Box>
      <Box aria-busy={isLoading} opacity={isLoading ? 0.8 : 1}>
        <DescriptionList
          items={[
            { label: t('spending.deposits'), value: sum(deposits) },
            { label: t('spending.withdrawals'), value: sum(withdrawals) },
          ]}
        />
        <Group
          component="p"
          gap="0 var(--mantine-spacing-lg)"
          justify="space-between"
          align="baseline"
          mt="md"
          fw={600}
        >
          {net < 0 ? t('spending.netOut') : t('spending.netIn')}{' '}
          <Text component="strong" inherit fz="xl" ml="auto">
            {sum(satang(Math.abs(net)))}
          </Text>
        </Group>
        {waiting > 0 && (
          <Hint size="xs">
            {t('spending.waiting')} <Money amount={waiting} />
          </Hint>
        )}
        <UnreadableAlert count={loaded.unreadable} />
        {!isWhole && !isLoading && (
          <Alert {...alertProps.warning}>{t('spending.partly', { count: transactions.length, total })}</Alert>
        )}
      </Box>
    </div>
  );
}
