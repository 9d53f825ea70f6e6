import { infiniteQueryOptions } from '@tanstack/react-query';
import { statement as contract } from '@wallet/contract/statement';
import { pageSize } from '@wallet/contract/wire/page';
import { contractHooks } from '#api/tsr.ts';

const tsr = contractHooks('statement', contract);

/** One page of transactions, newest first; `page` counts from 1. */
export const statementQuery = (page: number) => tsr.list.queryOptions({ body: { page, limit: pageSize } });

/** One page of sent slips, newest first; `page` counts from 1. */
export const slipsQuery = (page: number) => tsr.slips.queryOptions({ body: { page, limit: pageSize } });

/** Returns the address of a slip picture; requested on demand. */
export const slipReferenceQuery = (reference: string) =>
  tsr.slipReference.queryOptions({ params: { reference } });

/** Rows per page for sums: the maximum of the backend. */
const longPage = 100;

/** Maximum number of long pages, because a slow network must finish. */
const mostLongPages = 10;

/** Infinite query of the statement for sums. Each `opening` has its own query. */
export const longStatementQuery = (opening: string) =>
  infiniteQueryOptions({
    queryKey: [...tsr.list.queryKey({ body: { page: 1, limit: longPage } }), 'long', opening],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => tsr.list.send({ body: { page, limit: longPage } }, { signal }),
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
