import { useInfiniteQuery } from '@tanstack/react-query';
import {
  isReadBackTo,
  startOf,
  type SpendingModalProps,
  type SpendingPeriod,
} from '@wallet/ui/statement/SpendingModal';
import { useEffect, useMemo } from 'react';
import { markOf } from './books.ts';
import { longStatementQuery } from './statement.ts';

/** Reads the statement as far back as a period needs, while its summary is open. */
export function useSpending(
  isOpen: boolean,
  period: SpendingPeriod,
): Pick<SpendingModalProps, 'reading' | 'state' | 'onRetry'> {
  const query = useInfiniteQuery({ ...longStatementQuery(), enabled: isOpen });
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = query;

  const reading = useMemo(() => {
    // A transaction that comes while the pages are read pushes the last one of a page onto the next.
    const once = new Map(
      data?.pages
        .flatMap(({ statements }) => statements)
        .map((transaction) => [markOf(transaction), transaction]),
    );
    return { transactions: [...once.values()], total: data?.pages.at(-1)?.total };
  }, [data]);
  const isRead =
    reading.total !== undefined && (!hasNextPage || isReadBackTo(reading, startOf(period, Date.now())));

  const isReadingOn = isOpen && data !== undefined && !isRead && !isError && !isFetching;
  useEffect(() => {
    if (isReadingOn) void fetchNextPage();
  }, [isReadingOn, fetchNextPage]);

  return {
    reading,
    state: isRead ? 'read' : isError && !isFetching ? 'failed' : 'reading',
    onRetry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
}
