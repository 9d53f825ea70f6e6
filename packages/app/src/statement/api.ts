import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { spin } from '@wallet/contract/spin';
import { statement as contract } from '@wallet/contract/statement';
import { pageSize } from '@wallet/contract/wire/page';
import { contractHooks } from '#api/tsr.ts';
import { watchSession } from '#api/session/session.ts';
import { wait } from '#api/wait.ts';
import { findPage } from './find-page.ts';
import { compareReads } from './money-mismatch.ts';

const tsr = contractHooks('statement', contract);
const spinHooks = contractHooks('spin', spin);

/** One page of transactions, newest first; `page` counts from 1. Each read is compared with the last one. */
export function statementQuery(page: number) {
  const request = { body: { page, limit: pageSize } };
  const options = tsr.list.queryOptions(request);
  return queryOptions({
    ...options,
    async queryFn({ client, signal }) {
      const isSameSession = watchSession();
      const before = client.getQueryData(options.queryKey)?.statements ?? [];
      const response = await tsr.list.send(request, { signal });
      if (isSameSession()) compareReads(before, response.statements, page);
      return response;
    },
  });
}

/** One page of sent slips, newest first; `page` counts from 1. */
export const slipsQuery = (page: number) => tsr.slips.queryOptions({ body: { page, limit: pageSize } });

/** The coupons that the member may claim. */
export const couponsQuery = () => spinHooks.coupons.queryOptions({});

/** Returns the address of a slip picture; requested on demand. */
export const slipReferenceQuery = (reference: string) =>
  tsr.slipReference.queryOptions({ params: { reference } });

/** Rows per page of a long read: the maximum of the backend. */
const longPage = 100;

/** The pages of a long read that follow each other at once; a pause precedes each further one. */
const unpausedPages = 10;

/** Milliseconds of that pause, so that a long read makes at most ten calls a second. */
const pause = 100;

interface LongRead {
  /** Identifies the read: pages of an earlier one may be outdated. */
  readonly name: string;
  /** The first page, from 1. */
  readonly first?: number;
  /** Maximum number of pages. */
  readonly most?: number;
}

/** Infinite query of the statement in long pages. */
export const longStatementQuery = ({ name, first = 1, most = Infinity }: LongRead) =>
  infiniteQueryOptions({
    queryKey: [...tsr.list.queryKey({ body: { page: first, limit: longPage } }), 'long', name],
    initialPageParam: first,
    queryFn: async ({ pageParam: page, signal }) => {
      if (page >= first + unpausedPages) await wait(pause);
      return tsr.list.send({ body: { page, limit: longPage } }, { signal });
    },
    getNextPageParam: ({ total, statements, unreadable = 0 }, pages, last) => {
      const isFull = statements.length + unreadable >= longPage;
      // Some backends return the first page for every number.
      const isRepeated = JSON.stringify(pages.at(-2)?.statements) === JSON.stringify(statements);
      const hasMore = total === undefined ? isFull : last * longPage < total;
      return pages.length < most && hasMore && !isRepeated ? last + 1 : undefined;
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Query of the first long page with a transaction older than a moment (epoch in milliseconds). */
export const monthPageQuery = (client: QueryClient, name: string, end: number) =>
  queryOptions({
    queryKey: [...tsr.list.queryKey({ body: { page: 1, limit: longPage } }), 'first', name],
    queryFn: () =>
      findPage(
        (page) => client.fetchQuery(tsr.list.queryOptions({ body: { page, limit: longPage } })),
        longPage,
        end,
      ),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** Infinite query of the pages that a search has read. */
export const searchedStatementQuery = () => longStatementQuery({ name: 'search' });
