import { Alert, Button, Group, Stack, Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import type { Slip } from '@wallet/contract/statement';
import slipsArt from '../../art/slips.svg?no-inline';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { useNavigation } from '../../base/Link/Link.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { RefreshIcon } from '../../base/Icon/MemberIcon.tsx';
import { isEmptyList, type ListPage } from '../../base/list-page.ts';
import type { Loadable } from '../../base/loadable.ts';
import { Pager } from '../../base/Pager/Pager.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { SlipRow, type SlipPicture } from './SlipRow.tsx';
import classes from './SlipsModal.module.css';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface SlipsModalProps extends DialogProps {
  /** 1-based. */
  page: number;
  /** Rows of the page; while the next page loads, the previous rows stay as refreshing. */
  slips: Loadable<ListPage & { slips: readonly Slip[] }>;
  /** Time of the last read, ISO 8601. */
  readAt: string | undefined;
  onPage: (page: number) => void;
  onRefresh: () => void;
  picture: SlipPicture | undefined;
  /** Opens the picture of a slip. Called inside the click handler, so that a tab may be opened. */
  onPicture: (slip: Slip) => void;
}

/** The sent slips, newest first, ten per page (spec 2, /user/statement). */
export function SlipsModal({
  isOpen,
  onClose,
  page,
  slips,
  readAt,
  onPage,
  onRefresh,
  picture,
  onPicture,
}: SlipsModalProps) {
  const t = useTranslation('statement');
  const { navigate } = useNavigation();
  const isEmpty = slips.state === 'ready' && isEmptyList(slips.data, slips.data.slips.length, page);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('slips')} size="lg">
      <LoadState of={slips} title={t('slip.listFailed')} />
      {slips.state === 'ready' && isEmpty && (
        <EmptyState
          art={slipsArt}
          title={t('slip.empty.title')}
          text={t('slip.empty.text')}
          action={<Button onClick={() => navigate('/user/home?modal=slip')}>{t('slip.empty.send')}</Button>}
        />
      )}
      {slips.state === 'ready' && !isEmpty && (
        <Stack gap="md">
          <Group gap="md" justify="space-between">
            <Hint role="status" size="xs" flex="1 1 8rem" style={{ textWrap: 'balance' }}>
              {slips.isRefreshing
                ? t('common:state.loading')
                : readAt && (
                    <>
                      {t('slip.readAt')} <DateTime value={readAt} />
                    </>
                  )}
            </Hint>
            <Button
              variant="subtle"
              size="sm"
              leftSection={<RefreshIcon size={18} />}
              loading={slips.isRefreshing ?? false}
              onClick={onRefresh}
            >
              {t('common:actions.refresh')}
            </Button>
          </Group>
          {slips.isStale && <Alert {...alertProps.warning}>{t('slip.stale')}</Alert>}
          <UnreadableAlert count={slips.data.unreadable} />
          {/* Explicit roles: some browsers drop the table semantics of `display: block`. */}
          <Table
            role="table"
            horizontalSpacing="sm"
            className={classes.table}
            aria-label={t('slips')}
            aria-busy={slips.isRefreshing ?? false}
          >
            <Table.Thead role="rowgroup">
              <Table.Tr role="row">
                {(['time', 'amount', 'status', 'picture'] as const).map((column) => (
                  <Table.Th
                    key={column}
                    role="columnheader"
                    scope="col"
                    ta={column === 'amount' ? 'end' : undefined}
                  >
                    {t(`slip.column.${column}`)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody role="rowgroup">
              {slips.data.slips.map((slip, at) => (
                <PartBoundary key={`${slip.createdAt}/${at}`} name="slip" shape="tr">
                  <SlipRow
                    slip={slip}
                    picture={picture?.reference === slip.reference ? picture : undefined}
                    onPicture={() => onPicture(slip)}
                  />
                </PartBoundary>
              ))}
            </Table.Tbody>
          </Table>
          <Pager page={page} list={slips.data} shown={slips.data.slips.length} onPage={onPage} />
        </Stack>
      )}
    </Sheet>
  );
}
