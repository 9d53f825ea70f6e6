import type { Transaction } from '@wallet/contract/statement';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useIsDesktop } from '../../base/viewport/use-is-desktop.ts';
import { useTranslation } from '../../i18n/index.ts';
import { useKindName } from '../transaction.ts';
import { TransactionDetails } from '../TransactionDetails/TransactionDetails.tsx';

export interface TransactionModalProps extends DialogProps {
  /** Undefined when the current page of the statement does not have it. */
  transaction: Loadable<Transaction | undefined>;
}

/** A transaction in a sheet; a wide screen shows it beside the list instead. */
export function TransactionModal({ isOpen, onClose, transaction }: TransactionModalProps) {
  const t = useTranslation('statement');
  const kindName = useKindName();
  const isWide = useIsDesktop();
  const found = transaction.state === 'ready' ? transaction.data : undefined;
  return (
    <Sheet isOpen={isOpen && !isWide} onClose={onClose} title={found ? kindName(found) : t('detail.title')}>
      <LoadState of={transaction} title={t('detail.failed')} />
      {transaction.state === 'ready' && !found && (
        <EmptyState title={t('detail.missing')} text={t('detail.missingText')} />
      )}
      {found && <TransactionDetails transaction={found} />}
    </Sheet>
  );
}
