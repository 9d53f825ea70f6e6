import { Button, Progress as Bar, Stack } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import type { LoadedStatement } from '../spending.ts';

export interface ScanProgressProps {
  loaded: LoadedStatement;
  isLoading: boolean;
  /** Stops after the present page; without it, the read ends with its sheet. */
  onStop?: (() => void) | undefined;
}

/** Share of the statement that has been read, page by page. */
export function ScanProgress({ loaded, isLoading, onStop }: ScanProgressProps) {
  const t = useTranslation('statement');
  const { transactions, total } = loaded;
  const hasTotal = total !== undefined && Number.isFinite(total);
  const label = !hasTotal
    ? t('common:state.loading')
    : t('spending.reading', { count: transactions.length, total });
  return (
    <Stack gap="sm">
      <Stack role="status" gap="xs">
        {isLoading && (
          <>
            <Hint span m={0}>
              {label}
            </Hint>
            <Bar.Root>
              <Bar.Section
                aria-label={label}
                value={hasTotal && total > 0 ? (100 * transactions.length) / total : 100}
                animated={!hasTotal}
              />
            </Bar.Root>
          </>
        )}
      </Stack>
      {isLoading && onStop && (
        <Button variant="default" onClick={onStop}>
          {t('search.stop')}
        </Button>
      )}
    </Stack>
  );
}
