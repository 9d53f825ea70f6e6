import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { ScanProgress } from '../ScanProgress/ScanProgress.tsx';
import type { LoadedStatement } from '../spending.ts';
import { StatementDays, type StatementDaysProps } from '../StatementDays/StatementDays.tsx';
import type { StatementFilter } from '../statement-filter.ts';

export interface StatementResultsProps extends Pick<StatementDaysProps, 'selectedKey' | 'onOpen'> {
  filter: StatementFilter;
  found: readonly Transaction[];
  loaded: LoadedStatement;
  /** `paused`: enough was found, or the player stopped; `complete`: nothing more can be found. */
  state: 'searching' | 'paused' | 'complete' | 'failed';
  failure: ErrorBody;
  onStop: () => void;
  /** Searches further, or again after a failure. */
  onMore: () => void;
  onChange: () => void;
  /** Shows the whole statement. */
  onClear: () => void;
}

/** Transactions that match a filter, found page by page. */
export function StatementResults({
  filter,
  found,
  loaded,
  state,
  failure,
  selectedKey,
  onOpen,
  onStop,
  onMore,
  onChange,
  onClear,
}: StatementResultsProps) {
  const t = useTranslation('statement');
  const conditions = useConditions(filter);
  const { transactions, total = 0, unreadable } = loaded;
  const count = transactions.length;
  const status =
    state === 'complete' || count >= total
      ? t('search.foundAll', { found: found.length, count })
      : t('search.found', { found: found.length, count, total });
  return (
    <>
      <Paper component="section" p="lg" aria-label={t('search.results')}>
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={2}>{t('search.results')}</Title>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {conditions.join(' · ')}
            </Text>
          </div>
          <Group gap="sm">
            <Button variant="default" size="compact-sm" onClick={onChange}>
              {t('search.change')}
            </Button>
            <Button variant="default" size="compact-sm" onClick={onClear}>
              {t('search.clear')}
            </Button>
          </Group>
        </Group>
      </Paper>
      <UnreadableAlert count={unreadable} />
      {found.length === 0 && state !== 'searching' && state !== 'failed' && (
        <EmptyState
          isLive
          title={state === 'complete' ? t('search.none') : t('search.noneYet')}
          text={state === 'complete' ? t('search.noneText', { count }) : undefined}
        />
      )}
      <StatementDays transactions={found} selectedKey={selectedKey} onOpen={onOpen}>
        <Stack gap="md">
          <ScanProgress loaded={loaded} isLoading={state === 'searching'} onStop={onStop} />
          {state === 'failed' && <ErrorState title={t('search.failed')} onRetry={onMore} failure={failure} />}
          {found.length > 0 && state !== 'searching' && (
            <Hint ta="center" role="status">
              {status}
            </Hint>
          )}
          {state === 'paused' && (
            <Button variant="default" onClick={onMore}>
              {t('search.more')}
            </Button>
          )}
        </Stack>
      </StatementDays>
    </>
  );
}

function useConditions({ kind, min, max, reference }: StatementFilter): readonly string[] {
  const t = useTranslation('statement');
  return [
    ...(kind ? [t(`kind.${kind}`)] : []),
    ...(min === undefined ? [] : [t('search.from', { amount: min })]),
    ...(max === undefined ? [] : [t('search.upTo', { amount: max })]),
    ...(reference === undefined ? [] : [`${t('detail.reference')}: ${reference}`]),
  ];
}
