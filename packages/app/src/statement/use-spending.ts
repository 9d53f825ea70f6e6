import { useInfiniteQuery } from '@tanstack/react-query';
import { satang, type Satang } from '@wallet/contract/wire/money';
import { toErrorBody } from '@wallet/ui/base/fault';
import type { Loadable } from '@wallet/ui/base/loadable';
import { useToday } from '@wallet/ui/base/today';
import {
  isLoadedSince,
  spendingSince,
  startOf,
  type SpendingModalProps,
  type SpendingPeriod,
} from '@wallet/ui/statement/SpendingModal';
import { useEffect, useId, useMemo, useState } from 'react';
import { transactionKey } from './find-transaction.ts';
import { failureOf } from '#api/api-error.ts';
import { longStatementQuery } from './api.ts';

type StatementSoFar = Pick<SpendingModalProps, 'loaded' | 'state' | 'failure' | 'onRetry'>;

/** Reads the statement back to the start of a period, while its summary is open. */
export function useSpending(isOpen: boolean, period: SpendingPeriod): StatementSoFar {
  return useStatementBackTo(isOpen, startOf(period, useToday()));
}

/** Reads the statement back to a moment (epoch in milliseconds), while open. */
function useStatementBackTo(isOpen: boolean, start: number): StatementSoFar {
  const query = useInfiniteQuery({ ...longStatementQuery(useOpening(isOpen)), enabled: isOpen });
  const { data, isError, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;

  const loaded = useMemo(() => {
    // A new transaction moves the last one of a page to the next page.
    const once = new Map(
      data?.pages
        .flatMap(({ statements }) => statements)
        .map((transaction) => [transactionKey(transaction), transaction]),
    );
    const transactions = [...once.values()];
    const last = data?.pages.at(-1);
    const total = last && (last.total ?? (hasNextPage ? Infinity : transactions.length));
    const unreadable = data?.pages.reduce((sum, page) => sum + (page.unreadable ?? 0), 0) ?? 0;
    return { transactions, total, unreadable };
  }, [data, hasNextPage]);
  const isComplete = loaded.total !== undefined && (!hasNextPage || isLoadedSince(loaded, start));

  const isPageMissing = isOpen && data !== undefined && !isComplete && !isError && !isFetching;
  useEffect(() => {
    // Runs for every page, because a response can arrive before a render.
    if (isPageMissing) void fetchNextPage({ cancelRefetch: false });
  }, [isPageMissing, data, fetchNextPage]);

  return {
    loaded,
    state: isComplete ? 'loaded' : isError && !isFetching ? 'failed' : 'loading',
    ...(isError && { failure: failureOf(error) }),
    onRetry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
}

/** Returns a name for each opening, because earlier pages may be outdated. */
function useOpening(isOpen: boolean): string {
  const id = useId();
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + 1 });
  return `${id}${opening.count}`;
}

/** Returns the deposits and withdrawals since a moment (epoch in milliseconds), pending ones included. */
export function useSpentSince(
  isWanted: boolean,
  start: number,
): Loadable<{ readonly deposits: Satang; readonly withdrawals: Satang }> {
  const { loaded, state, failure, onRetry } = useStatementBackTo(isWanted, start);
  if (state === 'loading') return { state: 'loading' };
  if (state === 'failed')
    return { state: 'failed', retry: onRetry, failure: failure ?? toErrorBody('unexpected') };
  const { deposits, withdrawals, waiting } = spendingSince(loaded.transactions, start);
  return { state: 'ready', data: { deposits, withdrawals: satang(withdrawals + waiting) } };
}
