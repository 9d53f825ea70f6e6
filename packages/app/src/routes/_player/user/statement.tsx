import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { transactionKey, StatementScreen } from '@wallet/ui/statement';
import { useEffect } from 'react';
import { loadableOf } from '#api/query.ts';
import { statementQuery } from '#statement/api.ts';
import { useLastPage } from '#statement/use-last-page.ts';
import { useDialog } from '#navigation/dialog.ts';
import { DialogHost } from '#dialogs/DialogHost.tsx';
import { dialogSearch, pageNumber, type DialogSearch } from '#navigation/dialog-search.ts';
import { markTrackedSeen } from '#withdraw/tracked-withdrawal.ts';

interface StatementSearch extends DialogSearch {
  /** Counts from 1; omitted on the first page. */
  page?: number | undefined;
}

export const Route = createFileRoute('/_player/user/statement')({
  validateSearch: (search: Record<string, unknown>): StatementSearch => {
    const page = pageNumber(search['page']) ?? 1;
    // An undefined value replaces the typed one.
    return { ...dialogSearch(search), page: page > 1 ? page : undefined };
  },
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient, i18n }, deps: { page } }) => {
    void queryClient.prefetchQuery(statementQuery(page));
    return i18n.load('statement');
  },
  component: Statement,
});

function Statement() {
  const { page = 1, modal, entry } = Route.useSearch();
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
  return (
    <>
      <StatementScreen
        page={page}
        statement={loadableOf(statement)}
        selectedKey={modal === 'transaction' ? entry : undefined}
        onPage={(next) => openPage(next)}
        onOpen={(transaction) => open('transaction', { entry: transactionKey(transaction) })}
        onSpending={() => open('spending')}
        onSlips={() => openSlips(1)}
        onDeposit={() => void navigate({ to: '/user/home', search: { modal: 'deposit' } })}
      />
      <DialogHost />
    </>
  );
}
