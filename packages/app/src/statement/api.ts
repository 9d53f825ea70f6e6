import { infiniteQueryOptions } from '@tanstack/react-query';
import { statement as contract } from '@wallet/contract/statement';
import { pageSize } from '@wallet/contract/wire/page';
import { contractHooks } from '#api/tsr.ts';

const tsr = contractHooks('statement', contract);

/** One page of transactions, newest first; `page` counts from 1. */
export const statementQuery = (page: number) => tsr.list.queryOptions({ body: { page, limit: pageSize } });

/** One page of the slips that were sent, newest first; `page` counts from 1. */
export const slipsQuery = (page: number) => tsr.slips.queryOptions({ body: { page, limit: pageSize } });

/** Where the picture of a slip can be seen, asked when the player wants to. */
export const slipReferenceQuery = (reference: string) =>
  tsr.slipReference.queryOptions({ params: { reference } });

/** Rows per page where the statement is read to be summed up: the most a page may have. */
const longPage = 100;

/** So many long pages are read at most: a phone on a slow network has to be done some time. */
const mostLongPages = 10;

/**
 * The statement page by page, to be summed up: read anew each time it is wanted, and by nobody else's wish. `reading` is
 * that time.
 */
export const longStatementQuery = (reading: string) =>
  infiniteQueryOptions({
    queryKey: [...tsr.list.queryKey({ body: { page: 1, limit: longPage } }), 'long', reading],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => tsr.list.ask({ body: { page, limit: longPage } }, { signal }),
    getNextPageParam: ({ total, statements, unreadable = 0 }, pages, last) => {
      const isFull = statements.length + unreadable >= longPage;
      const hasMore = total === undefined ? isFull : pages.length * longPage < total;
      return last < mostLongPages && hasMore ? last + 1 : undefined;
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
