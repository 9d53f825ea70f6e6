import { useInfiniteQuery } from '@tanstack/react-query';
import { rowKey } from '@wallet/contract/statement';
import type { LoadedStatement, StatementReading } from '@wallet/ui/statement';
import { useEffect, useId, useMemo, useState } from 'react';
import { failureOf } from '#api/api-error.ts';
import type { longStatementQuery } from './api.ts';

export interface StatementScan extends StatementReading {
  readonly hasMore: boolean;
}

/** Reads the statement page by page while it is open, until enough is loaded. */
export function useStatementScan(
  isOpen: boolean,
  options: ReturnType<typeof longStatementQuery>,
  isEnough: (loaded: LoadedStatement) => boolean,
): StatementScan {
  const query = useInfiniteQuery({ ...options, enabled: isOpen });
  const { data, isError, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;

  const loaded = useMemo(() => {
    // A new transaction moves the last one of a page to the next page.
    const once = new Map(
      data?.pages
        .flatMap(({ statements }) => statements)
        .map((transaction) => [rowKey(transaction), transaction]),
    );
    const transactions = [...once.values()];
    const last = data?.pages.at(-1);
    const total = last && (last.total ?? (hasNextPage ? Infinity : transactions.length));
    const unreadable = data?.pages.reduce((sum, page) => sum + (page.unreadable ?? 0), 0) ?? 0;
    return { transactions, total, unreadable };
  }, [data, hasNextPage]);
  const isComplete = loaded.total !== undefined && (!hasNextPage || isEnough(loaded));

  const isPageMissing = isOpen && data !== undefined && !isComplete && !isError && !isFetching;
  useEffect(() => {
    // Runs for every page, because a response can arrive before a render.
    if (isPageMissing) void fetchNextPage({ cancelRefetch: false });
  }, [isPageMissing, data, fetchNextPage]);

  return {
    loaded,
    state: isComplete ? 'loaded' : isError && !isFetching ? 'failed' : 'loading',
    hasMore: hasNextPage,
    failure: failureOf(error),
    onRetry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
}

/** Returns a name for each opening, because earlier pages may be outdated. */
export function useOpening(isOpen: boolean): string {
  const id = useId();
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + 1 });
  return `${id}${opening.count}`;
}
