import { Group, Text, VisuallyHidden } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { asShown } from '@wallet/locales/joined';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { ListRow } from '../../base/ListRow/ListRow.tsx';
import { StatusBadge, statusTones } from '../../base/StatusBadge/StatusBadge.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { hasArrived, iconKindOf, kindIcons, linksOf, useKindName } from '../transaction.ts';
import { TransactionAmount } from '../TransactionAmount/TransactionAmount.tsx';
import { useAccountName } from '../use-account-name.ts';

export interface TransactionRowProps {
  transaction: Transaction;
  onOpen: () => void;
  /** Selected beside the list; undefined on a narrow screen. */
  isCurrent?: boolean | undefined;
}

/** The name of an account. A masked number stays on one line. */
const AccountName = ({ name }: { name: string }) =>
  name.split(/(\*\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );

/** A transaction with its accounts, amount, time and, unless successful, its status (spec 3, Statement item). */
export function TransactionRow({ transaction, ...row }: TransactionRowProps) {
  const t = useTranslation('statement');
  const { status, from, to, createdAt } = transaction;
  const nameOf = useAccountName();
  const kindName = useKindName();
  const Icon = kindIcons[iconKindOf(transaction)];
  const descriptions = new Set(linksOf(transaction).map(({ description }) => asShown(description)));
  return (
    <ListRow
      icon={
        <Text span lh={0} c={hasArrived(transaction) ? 'green.4' : 'dimmed'}>
          <Icon size={20} />
        </Text>
      }
      title={kindName(transaction)}
      end={<TransactionAmount transaction={transaction} />}
      details={[
        ...(from || to
          ? [
              <>
                <VisuallyHidden>{t('route', { from: nameOf(from), to: nameOf(to) })}</VisuallyHidden>
                <span aria-hidden>
                  <AccountName name={nameOf(from)} /> → <AccountName name={nameOf(to)} />
                </span>
              </>,
            ]
          : []),
        ...descriptions,
      ]}
      endText={
        <Group component="span" gap="sm" justify="end">
          {status !== 'SUCCESS' && (
            <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>
          )}
          <DateTime value={createdAt} precision="time" />
        </Group>
      }
      {...row}
    />
  );
}
