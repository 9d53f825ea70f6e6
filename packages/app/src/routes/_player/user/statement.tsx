import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { transactionKey, StatementScreen } from '@wallet/ui/statement';
import { useEffect } from 'react';
import { loadableOf } from '#api/query.ts';
import { statementQuery } from '#statement/api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { DialogHost } from '#dialogs/DialogHost.tsx';
import { dialogSearch, pageNumber, type DialogSearch } from '#navigation/dialog-search.ts';
import { markTrackedSeen } from '#withdraw/tracked-withdrawal.ts';

interface StatementSearch extends DialogSearch {
  /** Counts from 1; omitted on the first page. */
  page?: number;
}

export const Route = createFileRoute('/_player/user/statement')({
  validateSearch: (search: Record<string, unknown>): StatementSearch => {
    const page = pageNumber(search['page']) ?? 1;
    return { ...dialogSearch(search), ...(page > 1 && { page }) };
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
  useEffect(() => {
    if (data) markTrackedSeen(data.statements);
  }, [data]);
  return (
    <>
      <StatementScreen
        page={page}
        statement={loadableOf(statement)}
        selectedKey={modal === 'transaction' ? entry : undefined}
        onPage={(next) =>
          void navigate({
            // Named explicitly, because another navigation may already be pending.
            to: '/user/statement',
            search: next > 1 ? { page: next } : {},
            resetScroll: true,
          })
        }
        onOpen={(transaction) => open('transaction', { entry: transactionKey(transaction) })}
        onSpending={() => open('spending')}
        onSlips={() => openSlips(1)}
        onDeposit={() => void navigate({ to: '/user/home', search: { modal: 'deposit' } })}
      />
      <DialogHost />
    </>
  );
}
