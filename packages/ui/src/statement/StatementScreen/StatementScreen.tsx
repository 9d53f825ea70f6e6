import { Alert, Button } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { pageSize } from '@wallet/contract/wire/page';
import type { ReactNode } from 'react';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { useNavigation } from '../../base/Link/Link.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { SearchIcon } from '../../base/Icon/MemberIcon.tsx';
import { WalletIcon } from '../../base/Icon/MoneyIcon.tsx';
import { PictureIcon } from '../../base/Icon/PictureIcon.tsx';
import { DownloadIcon } from '../../base/Icon/ShareIcon.tsx';
import { isEmptyList, type ListPage } from '../../base/list-page.ts';
import type { Loadable } from '../../base/loadable.ts';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { Pager } from '../../base/Pager/Pager.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import {
  StatementDays,
  StatementSkeleton,
  type StatementDaysProps,
} from '../StatementDays/StatementDays.tsx';
import classes from './StatementScreen.module.css';

interface PagesProps extends Pick<StatementDaysProps, 'selectedKey' | 'onOpen'> {
  /** 1-based. */
  page: number;
  /** Rows of the page; while the next page loads, the previous rows stay as refreshing. */
  statement: Loadable<ListPage & { statements: readonly Transaction[] }>;
  onPage: (page: number) => void;
}

export interface StatementScreenProps extends PagesProps {
  /** Replaces the pages of the statement. */
  results?: ReactNode;
  onSearch: () => void;
  onMonth: () => void;
  onSpending: () => void;
  onSlips: () => void;
}

/**
 * Transactions, newest first, ten per page; a wide screen shows the selected one beside the list (spec 2,
 * /user/statement).
 */
export function StatementScreen({
  results,
  onSearch,
  onMonth,
  onSpending,
  onSlips,
  ...pages
}: StatementScreenProps) {
  const t = useTranslation('statement');
  const ways = [
    { label: t('short.search'), name: t('search.title'), Icon: SearchIcon, onClick: onSearch },
    { label: t('short.slips'), name: t('slips'), Icon: PictureIcon, onClick: onSlips },
    { label: t('short.spending'), name: t('spending.title'), Icon: WalletIcon, onClick: onSpending },
    { label: t('short.month'), name: t('month.title'), Icon: DownloadIcon, onClick: onMonth },
  ];
  return (
    <Screen title={t('title')}>
      <div className={classes.ways}>
        {ways.map(({ label, name, Icon, onClick }) => (
          <Button
            key={name}
            variant="default"
            aria-label={name}
            classNames={{
              root: classes.way,
              inner: classes.inner,
              section: classes.icon,
              label: classes.label,
            }}
            leftSection={<Icon size={20} />}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </div>
      <PartBoundary name="transactions">{results ?? <StatementPages {...pages} />}</PartBoundary>
    </Screen>
  );
}

function StatementPages({ page, statement, selectedKey, onPage, onOpen }: PagesProps) {
  const t = useTranslation('statement');
  const { navigate } = useNavigation();
  const rangeText = ({ total, ...range }: ReturnType<typeof rangeOf>) =>
    total === undefined ? t('rangeOnly', range) : t('range', { ...range, total });
  const rows = statement.state === 'ready' ? statement.data.statements : [];
  const isEmpty = statement.state === 'ready' && isEmptyList(statement.data, rows.length, page);
  return (
    <>
      <LoadState of={statement} title={t('failed')} loading={<StatementSkeleton />} />
      {statement.state === 'ready' && isEmpty && (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button variant="default" onClick={() => navigate('/user/home?modal=deposit')}>
              {t('empty.deposit')}
            </Button>
          }
        />
      )}
      {statement.state === 'ready' && !isEmpty && (
        <>
          {statement.isStale && <Alert {...alertProps.warning}>{t('stale')}</Alert>}
          <UnreadableAlert count={statement.data.unreadable} />
          <StatementDays
            transactions={rows}
            selectedKey={selectedKey}
            isRefreshing={statement.isRefreshing}
            onOpen={onOpen}
          >
            <Pager page={page} list={statement.data} shown={rows.length} onPage={onPage}>
              <Hint role="status">
                {statement.isRefreshing
                  ? t('updating')
                  : rangeText(rangeOf(page, rows.length, statement.data.total))}
              </Hint>
            </Pager>
          </StatementDays>
        </>
      )}
    </>
  );
}

/** Returns the shown range; a page past the end is empty. */
const rangeOf = (page: number, shown: number, total: number | undefined) => {
  const before = Math.min((page - 1) * pageSize, total ?? Infinity);
  return { from: shown === 0 ? before : before + 1, to: before + shown, total };
};
