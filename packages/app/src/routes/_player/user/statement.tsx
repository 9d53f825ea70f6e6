import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { rowKey, type Transaction } from '@wallet/contract/statement';
import { PartBoundary } from '@wallet/ui/base/PartBoundary';
import { RequestNumberContext, StatementScreen } from '@wallet/ui/statement';
import { useEffect } from 'react';
import { loadableOf } from '#api/query.ts';
import { statementQuery } from '#statement/api.ts';
import { useRequestNumbers } from '#statement/request-numbers.ts';
import { filterOf, type FilterSearch } from '#statement/filter-search.ts';
import { useLastPage } from '#statement/use-last-page.ts';
import { lazyWithPreload } from '#lazy/LazyDialog.tsx';
import { useDialog } from '#navigation/dialog.ts';
import { DialogHost } from '#dialogs/DialogHost.tsx';
import { dialogSearch, pageNumber, type DialogSearch } from '#navigation/dialog-search.ts';
import { markTrackedSeen } from '#withdraw/tracked-withdrawal.ts';

const StatementResults = lazyWithPreload(() =>
  import('#statement/StatementResults.tsx').then((m) => m.StatementResults),
);

interface StatementSearch extends DialogSearch, Partial<Record<keyof FilterSearch, unknown>> {
  /** Counts from 1; omitted on the first page. */
  page?: number | undefined;
}

export const Route = createFileRoute('/_player/user/statement')({
  validateSearch: ({ kind, min, max, reference, ...search }: Record<string, unknown>): StatementSearch => {
    const page = pageNumber(search['page']) ?? 1;
    // An undefined value replaces the typed one. `filterOf` checks the filter, which the first page does not load.
    return { ...dialogSearch(search), kind, min, max, reference, page: page > 1 ? page : undefined };
  },
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient, i18n }, deps: { page } }) => {
    void queryClient.prefetchQuery(statementQuery(page));
    return i18n.load('statement');
  },
  component: Statement,
});

function Statement() {
  const search = Route.useSearch();
  const { page = 1, modal, entry } = search;
  const filter = filterOf({ ...search });
  const navigate = useNavigate();
  const { open, openSlips } = useDialog();
  const statement = useQuery({ ...statementQuery(page), placeholderData: keepPreviousData });
  const { data } = statement;
  const openPage = (next: number, isReplacing = false) =>
    void navigate({
      // Named explicitly, because another navigation may already be pending.
      to: '/user/statement',
      search: next > 1 ? { page: next } : {},
      resetScroll: true,
      replace: isReplacing,
    });
  useLastPage(page, statement.isPlaceholderData ? undefined : data?.total, (last) => openPage(last, true));
  useEffect(() => {
    if (data) markTrackedSeen(data.statements);
  }, [data]);
  const selection = {
    selectedKey: modal === 'transaction' ? entry : undefined,
    onOpen: (transaction: Transaction) => open('transaction', { entry: rowKey(transaction) }),
  };
  return (
    <RequestNumberContext value={useRequestNumbers()}>
      <StatementScreen
        page={page}
        statement={loadableOf(statement)}
        {...selection}
        results={
          filter && (
            <PartBoundary name="statement results">
              <StatementResults key={JSON.stringify(filter)} filter={filter} {...selection} />
            </PartBoundary>
          )
        }
        onPage={(next) => openPage(next)}
        onSearch={() => open('search')}
        onMonth={() => open('month')}
        onSpending={() => open('spending')}
        onSlips={() => openSlips(1)}
      />
      <DialogHost />
    </RequestNumberContext>
  );
}
