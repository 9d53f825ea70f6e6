import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { isScreenComing } from '@wallet/contract/coming';
import { StatementScreen } from '@wallet/ui/statement';
import { loadableOf } from '../../../api/query.ts';
import { statementQuery } from '../../../api/statement.ts';
import { dialogSearch, type DialogSearch } from '../../../dialog/dialog.ts';

interface StatementSearch extends DialogSearch {
  /** From 1; left out for the first. */
  page?: number;
}

export const Route = createFileRoute('/_player/user/statement')({
  validateSearch: (search: Record<string, unknown>): StatementSearch => {
    const page = Number(search['page']);
    return {
      ...dialogSearch(search),
      ...(Number.isInteger(page) && page > 1 && page <= 1_000_000 && { page }),
    };
  },
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient, words }, deps: { page } }) => {
    void queryClient.prefetchQuery(statementQuery(page));
    return words.load('statement');
  },
  component: Statement,
});

function Statement() {
  const { page = 1 } = Route.useSearch();
  const navigate = useNavigate();
  const statement = useQuery({ ...statementQuery(page), placeholderData: keepPreviousData });
  return (
    <StatementScreen
      page={page}
      statement={loadableOf(statement)}
      onPage={(next) => void navigate({ to: '.', search: next > 1 ? { page: next } : {}, resetScroll: true })}
      isSlipsComing={isScreenComing('statement.slips')}
      onSlips={() => undefined}
      isDepositComing={isScreenComing('deposit')}
      onDeposit={() => undefined}
    />
  );
}
