import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { rowKey } from '@wallet/contract/statement';
import { TransactionModal } from '@wallet/ui/statement/TransactionModal';
import { loadableOf } from '#api/query.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useLastDefined } from '#navigation/use-last-defined.ts';
import { searchedStatementQuery, statementQuery } from './api.ts';

const route = getRouteApi('/_player/user/statement');

/** `?modal=transaction&entry=ID` */
export function TransactionDialog() {
  const { page = 1 } = route.useSearch();
  const statement = useQuery({ ...statementQuery(page), placeholderData: keepPreviousData });
  const { search, isOpen, close } = useDialog('transaction');
  const entry = useLastDefined(search.entry);
  // A closed dialog must not keep the pages for a later search.
  const searched = useInfiniteQuery({ ...searchedStatementQuery(), enabled: false, subscribed: isOpen });
  const found = [
    ...(statement.data?.statements ?? []),
    ...(searched.data?.pages.flatMap(({ statements }) => statements) ?? []),
  ].find((transaction) => rowKey(transaction) === entry);
  // Newer transactions can move it to the next page.
  const last = useLastDefined(found);
  const shown = found ?? (last && rowKey(last) === entry ? last : undefined);
  const loadable = loadableOf(statement);

  return (
    <TransactionModal
      isOpen={isOpen}
      onClose={close}
      transaction={
        shown || (loadable.state === 'ready' && !searched.isFetching)
          ? { state: 'ready', data: shown }
          : loadable.state === 'ready'
            ? { state: 'loading' }
            : loadable
      }
    />
  );
}
