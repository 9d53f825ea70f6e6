import { Group, Pagination, Stack } from '@mantine/core';
import '@mantine/core/styles/Pagination.layer.css';
import { pageSize as usualPageSize } from '@wallet/contract/wire/page';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/MemberIcon.tsx';
import { rowCount, type ListPage } from '../list-page.ts';

export interface PagerProps {
  /** Current page, from 1. */
  page: number;
  list: ListPage;
  /** Rows on this page; without a total, a full page implies a next one. */
  shown: number;
  /** Rows per page; default 10. */
  pageSize?: number;
  onPage: (page: number) => void;
  children?: ReactNode;
}

const Previous = () => <ChevronLeftIcon size={20} />;
const Next = () => <ChevronRightIcon size={20} />;

/** Footer of a list: Mantine's Pagination where there are several pages, below its children. */
export function Pager({ page, list, shown, pageSize = usualPageSize, onPage, children }: PagerProps) {
  const t = useTranslation('common');
  const pages = list.total === undefined ? undefined : Math.max(1, Math.ceil(list.total / pageSize));
  const hasNext = pages === undefined ? rowCount(list, shown) >= pageSize : page < pages;
  const isAlone = !hasNext && page === 1;
  if (isAlone && !children) return null;
  return (
    <Stack gap="sm" align="center">
      {children}
      {!isAlone && (
        <Pagination.Root
          component="nav"
          aria-label={t('pager.label')}
          total={pages ?? (hasNext ? page + 1 : page)}
          value={page}
          onChange={onPage}
        >
          <Group justify="center" gap="lg">
            <Pagination.Previous icon={Previous} aria-label={t('pager.previous')} />
            <span role="status">
              {pages === undefined ? t('pager.only', { page }) : t('pager.page', { page, pages })}
            </span>
            <Pagination.Next icon={Next} aria-label={t('pager.next')} disabled={!hasNext} />
          </Group>
        </Pagination.Root>
      )}
    </Stack>
  );
}
