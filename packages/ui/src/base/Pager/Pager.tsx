import { Button } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/ActionIcon.tsx';
import classes from './Pager.module.css';

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

/** Leafs through a list; nothing to show for a single page. */
export function Pager({ page, total, shown, pageSize, onPage }: PagerProps) {
  const t = useWords('common');
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
  const hasNext = pages === undefined ? shown >= pageSize : page < pages;
  if (!hasNext && page === 1) return null;
  return (
    <nav className={classes.pager} aria-label={t('pager.label')}>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('pager.previous')}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages ?? page))}
      >
        <ChevronLeftIcon size={20} />
      </Button>
      <span role="status">
        {pages === undefined ? t('pager.only', { page }) : t('pager.page', { page, pages })}
      </span>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('pager.next')}
        disabled={!hasNext}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRightIcon size={20} />
      </Button>
    </nav>
  );
}
