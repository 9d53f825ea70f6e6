import type { Transaction } from '@wallet/contract/statement';
import { asShown } from '@wallet/locales/joined';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { Facts, type Fact } from '../../base/Facts/Facts.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { StatusBadge } from '../../base/StatusBadge/StatusBadge.tsx';
import { statusTones } from '../../base/StatusBadge/status-tones.ts';
import { useWords } from '../../words/index.ts';
import { drawnKind, kindIcons, linksOf, useKindName } from '../transaction.ts';
import { TransactionAmount } from '../TransactionAmount/TransactionAmount.tsx';
import { useAccountName } from '../use-account-name.ts';
import classes from './TransactionModal.module.css';

export interface TransactionModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** The transaction it is about; undefined where the page of the statement does not have it (any more). */
  transaction: Loadable<Transaction | undefined>;
}

/** Everything the statement knows of a transaction (spec 3, Statement item). */
export function TransactionModal({ isOpen, onClose, transaction }: TransactionModalProps) {
  const t = useWords('statement');
  const kindName = useKindName();
  const found = transaction.state === 'ready' ? transaction.data : undefined;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={found ? kindName(found) : t('detail.title')}>
      {transaction.state === 'loading' && <Loading />}
      {transaction.state === 'failed' && (
        <Failed title={t('detail.failed')} onRetry={transaction.retry} failure={transaction.failure} />
      )}
      {transaction.state === 'ready' && !found && (
        <EmptyState title={t('detail.missing')} text={t('detail.missingText')} />
      )}
      {found && <Details transaction={found} />}
    </Sheet>
  );
}

/** The words on a status; those of a failure depend on where the money may be. */
function meaningOf({ statementType, status }: Transaction) {
  if (statementType === 'deposit' || statementType === 'withdraw')
    return `meaning.${statementType}.${status}` as const;
  if (status === 'FAILED' && statementType === 'transfer') return 'meaning.failed.transfer';
  if (status === 'FAILED' && /bonus$/.test(statementType)) return 'meaning.failed.bonus';
  return `meaning.any.${status}` as const;
}

function Details({ transaction }: { transaction: Transaction }) {
  const t = useWords('statement');
  const nameOf = useAccountName();
  const { _id, status, from, to, createdAt } = transaction;
  const Icon = kindIcons[drawnKind(transaction)];
  const route: readonly Fact[] = [
    ...(from ? [{ label: t('detail.from'), value: nameOf(from) }] : []),
    ...(to ? [{ label: t('detail.to'), value: nameOf(to) }] : []),
  ];
  const links = linksOf(transaction).map(({ link, description }) => ({
    label: t(`link.${link}`),
    value: asShown(description),
  }));
  const reference = _id !== undefined && {
    label: t('detail.reference'),
    value: (
      <span className={classes.reference}>
        {_id}
        <CopyButton text={_id} label={t('detail.copy')} />
      </span>
    ),
  };
  return (
    <>
      <div className={classes.head}>
        <span className={classes.icon}>
          <Icon size={28} />
        </span>
        <p className={classes.amount}>
          <TransactionAmount transaction={transaction} />
        </p>
        <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>
        <p className={classes.text}>{t(meaningOf(transaction))}</p>
      </div>
      <Facts
        facts={[
          ...route,
          { label: t('detail.time'), value: <DateTime value={createdAt} /> },
          ...links,
          ...(reference ? [reference] : []),
        ]}
      />
    </>
  );
}
