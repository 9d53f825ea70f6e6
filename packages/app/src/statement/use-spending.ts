import { useInfiniteQuery } from '@tanstack/react-query';
import { satang, type Satang } from '@wallet/contract/wire/money';
import { toErrorBody } from '@wallet/ui/base/fault';
import type { Loadable } from '@wallet/ui/base/loadable';
import {
  isLoadedSince,
  spendingSince,
  startOf,
  type SpendingModalProps,
  type SpendingPeriod,
} from '@wallet/ui/statement/SpendingModal';
import { useEffect, useId, useMemo, useState } from 'react';
import { transactionKey } from './reconcile.ts';
import { failureOf } from '#api/api-error.ts';
import { longStatementQuery } from './api.ts';

type StatementSoFar = Pick<SpendingModalProps, 'reading' | 'state' | 'failure' | 'onRetry'>;

/** Reads the statement as far back as a period needs, while its summary is open. */
export function useSpending(isOpen: boolean, period: SpendingPeriod): StatementSoFar {
  const [now] = useState(() => Date.now());
  return useStatementBackTo(isOpen, startOf(period, now));
}

/** Reads the statement back to a moment (epoch in milliseconds), as long as that is wanted. */
function useStatementBackTo(isOpen: boolean, start: number): StatementSoFar {
  const query = useInfiniteQuery({ ...longStatementQuery(useOpening(isOpen)), enabled: isOpen });
  const { data, isError, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;

  const reading = useMemo(() => {
    // A transaction that comes while the pages are read pushes the last one of a page onto the next.
    const once = new Map(
      data?.pages
        .flatMap(({ statements }) => statements)
        .map((transaction) => [transactionKey(transaction), transaction]),
    );
    const transactions = [...once.values()];
    const last = data?.pages.at(-1);
    const total = last && (last.total ?? (hasNextPage ? Infinity : transactions.length));
    return { transactions, total };
  }, [data, hasNextPage]);
  const isRead = reading.total !== undefined && (!hasNextPage || isLoadedSince(reading, start));

  const isReadingOn = isOpen && data !== undefined && !isRead && !isError && !isFetching;
  useEffect(() => {
    // Asked again with every page: an answer may be there before anything was drawn in between.
    if (isReadingOn) void fetchNextPage({ cancelRefetch: false });
  }, [isReadingOn, data, fetchNextPage]);

  return {
    reading,
    state: isRead ? 'read' : isError && !isFetching ? 'failed' : 'reading',
    ...(isError && { failure: failureOf(error) }),
    onRetry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
}

/** Names each opening: what was read for one may be old at the next. */
function useOpening(isOpen: boolean): string {
  const id = useId();
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + 1 });
  return `${id}${opening.count}`;
}

/** What the statement says was paid in, and paid out or asked for, since a moment (epoch in milliseconds). */
export function useSpentSince(
  isWanted: boolean,
  start: number,
): Loadable<{ readonly deposits: Satang; readonly withdrawals: Satang }> {
  const { reading, state, failure, onRetry } = useStatementBackTo(isWanted, start);
  if (state === 'reading') return { state: 'loading' };
  if (state === 'failed')
    return { state: 'failed', retry: onRetry, failure: failure ?? toErrorBody('unexpected') };
  const { deposits, withdrawals, waiting } = spendingSince(reading.transactions, start);
  return { state: 'ready', data: { deposits, withdrawals: satang(withdrawals + waiting) } };
}
