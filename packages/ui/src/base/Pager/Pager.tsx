import { Group, Pagination, Stack, type StackProps } from '@mantine/core';
import '@mantine/core/styles/Pagination.layer.css';
import { pageSize as usualPageSize } from '@wallet/contract/wire/page';
import { useWords } from '../../words/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/MemberIcon.tsx';
import { rowCount, type ListPage } from '../list-page.ts';

export interface PagerProps extends StackProps {
  /** The page shown, from 1. */
  page: number;
  /** The list it leads through. */
  list: ListPage;
  /** How many rows of this page are shown: a full page has a next one, where the list does not say how long it is. */
  shown: number;
  /** How many entries a page holds; ten unless told. */
  pageSize?: number;
  /** Asks for another page. */
  onPage: (page: number) => void;
}

const Previous = () => <ChevronLeftIcon size={20} />;
const Next = () => <ChevronRightIcon size={20} />;

/** The foot of a list: Mantine's pagination, where there is more than one page, below what else is to be said of it. */
export function Pager({
  page,
  list,
  shown,
  pageSize = usualPageSize,
  onPage,
  children,
  ...props
}: PagerProps) {
  const t = useWords('common');
  const pages = list.total === undefined ? undefined : Math.max(1, Math.ceil(list.total / pageSize));
  const hasNext = pages === undefined ? rowCount(list, shown) >= pageSize : page < pages;
  const isAlone = !hasNext && page === 1;
  if (isAlone && !children) return null;
  return (
    <Stack gap="sm" align="center" {...props}>
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
