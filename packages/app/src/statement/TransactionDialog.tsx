import type { Transaction } from '@wallet/contract/statement';
import { entryOf } from '@wallet/ui/statement';
import { TransactionModal } from '@wallet/ui/statement/TransactionModal';
import { loadableOf, type QueryState } from '#api/query.ts';
import { useDialog, useLast } from '#navigation/dialog.ts';

interface TransactionDialogProps {
  /** The page of the statement the address names. */
  statement: QueryState<{ readonly statements: readonly Transaction[] }>;
}

/** `?modal=transaction&entry=ID` */
export function TransactionDialog({ statement }: TransactionDialogProps) {
  const { search, close } = useDialog();
  const entry = useLast(search.entry);
  const found = statement.data?.statements.find((transaction) => entryOf(transaction) === entry);
  // Newer transactions push it to the next page while it is read.
  const last = useLast(found);
  const shown = found ?? (last && entryOf(last) === entry ? last : undefined);
  const loadable = loadableOf(statement);

  return (
    <TransactionModal
      isOpen={search.modal === 'transaction'}
      onClose={close}
      transaction={loadable.state === 'ready' || shown ? { state: 'ready', data: shown } : loadable}
    />
  );
}
