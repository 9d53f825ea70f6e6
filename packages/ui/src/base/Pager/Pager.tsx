import { Group, Pagination } from '@mantine/core';
import '@mantine/core/styles/Pagination.layer.css';
import { useWords } from '../../words/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/ActionIcon.tsx';

export interface PagerProps {
  /** The page shown, from 1. */
  page: number;
  /** How many entries there are in all; undefined where the list does not say. */
  total: number | undefined;
  /** How many entries this page holds: a full one has a next page, where nobody says how many there are. */
  shown: number;
  /** How many entries a page holds. */
  pageSize: number;
  /** Asks for another page. */
  onPage: (page: number) => void;
}

const Previous = () => <ChevronLeftIcon size={20} />;
const Next = () => <ChevronRightIcon size={20} />;

/** Mantine's pagination of a list that may not say how long it is; nothing to show for a single page. */
export function Pager({ page, total, shown, pageSize, onPage }: PagerProps) {
  const t = useWords('common');
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
  const hasNext = pages === undefined ? shown >= pageSize : page < pages;
  if (!hasNext && page === 1) return null;
  return (
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
  );
}
