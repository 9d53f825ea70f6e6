import { useNavigate } from '@tanstack/react-router';
import type { Transaction } from '@wallet/contract/statement';
import { pageSize } from '@wallet/contract/wire/page';
import {
  isExactMatch,
  isMatch,
  StatementResults as Results,
  type StatementResultsProps,
} from '@wallet/ui/statement/StatementResults';
import { useState } from 'react';
import { useDialogControls } from '#navigation/dialog.ts';
import { searchedStatementQuery } from './api.ts';
import { useStatementScan } from './use-statement-scan.ts';

/** Searches the statement page by page, until a page of results is found. Pages that were read stay for the next filter. */
export function StatementResults({
  filter,
  selectedKey,
  onOpen,
}: Pick<StatementResultsProps, 'filter' | 'selectedKey' | 'onOpen'>) {
  const navigate = useNavigate();
  const { openDialog } = useDialogControls();
  // The number of results at which the search pauses; 0 after a stop.
  const [wanted, setWanted] = useState<number>(pageSize);
  const resultsIn = (transactions: readonly Transaction[]) =>
    transactions.filter((transaction) => isMatch(transaction, filter));
  const isFound = (found: readonly Transaction[]) =>
    found.some((transaction) => isExactMatch(transaction, filter));
  const { loaded, state, hasMore, failure, onRetry } = useStatementScan(
    true,
    searchedStatementQuery(),
    ({ transactions }) => {
      const found = resultsIn(transactions);
      return found.length >= wanted || isFound(found);
    },
  );
  const found = resultsIn(loaded.transactions);
  const isComplete = !hasMore || isFound(found);
  return (
    <Results
      filter={filter}
      found={found}
      loaded={loaded}
      state={
        state === 'loading' ? 'searching' : state === 'failed' ? state : isComplete ? 'complete' : 'paused'
      }
      failure={failure}
      selectedKey={selectedKey}
      onOpen={onOpen}
      onStop={() => setWanted(0)}
      onMore={() => {
        setWanted(found.length + pageSize);
        if (state === 'failed') onRetry();
      }}
      onChange={() => openDialog('search')}
      onClear={() => void navigate({ to: '/user/statement', search: {} })}
    />
  );
}
