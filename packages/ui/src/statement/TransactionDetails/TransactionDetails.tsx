import { Group, Stack, Text, ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import type { Transaction } from '@wallet/contract/statement';
import { moneyText } from '@wallet/contract/wire/money';
import { shownDateFormat } from '@wallet/contract/wire/time';
import { asShown } from '@wallet/locales/joined';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { playerTime } from '../../base/DateTime/player-time.ts';
import { ReceiptPicture } from '../../base/ReceiptPicture/ReceiptPicture.tsx';
import type { DrawnReceipt } from '../../base/ReceiptPicture/use-receipt-drawing.ts';
import { DescriptionList, type Description } from '../../base/DescriptionList/DescriptionList.tsx';
import { ProblemButton } from '../../base/ProblemButton/ProblemButton.tsx';
import { StatusBadge } from '../../base/StatusBadge/StatusBadge.tsx';
import { statusTones } from '../../base/StatusBadge/status-tones.ts';
import { useTranslation } from '../../i18n/index.ts';
import { iconKindOf, kindIcons, linksOf, useKindName } from '../transaction.ts';
import { useTransactionFacts } from '../use-transaction-facts.ts';
import { TransactionAmount } from '../TransactionAmount/TransactionAmount.tsx';
import { useAccountName } from '../use-account-name.ts';
import { Perforation } from '../../base/Perforation/Perforation.tsx';

/** Returns the text of a status; a failure's text depends on where the money may be. */
function statusTextKey({ statementType, status }: Transaction) {
  if (statementType === 'deposit' || statementType === 'withdraw')
    return `meaning.${statementType}.${status}` as const;
  if (status === 'FAILED' && statementType === 'transfer') return 'meaning.failed.transfer';
  if (status === 'FAILED' && /bonus$/.test(statementType)) return 'meaning.failed.bonus';
  return `meaning.any.${status}` as const;
}

/** All facts of a transaction (spec 3, Statement item). */
export function TransactionDetails({ transaction }: { transaction: Transaction }) {
  const t = useTranslation('statement');
  const nameOf = useAccountName();
  const kindName = useKindName();
  const { _id, amount, status, from, to, createdAt } = transaction;
  const Icon = kindIcons[iconKindOf(transaction)];
  const route: readonly Description[] = [
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
      <Group component="span" gap="xs" justify="end" wrap="nowrap">
        {_id}
        <CopyButton text={_id} label={t('detail.copy')} />
      </Group>
    ),
  };
  const facts = useTransactionFacts(transaction);
  const receipt: DrawnReceipt | undefined =
    _id === undefined
      ? undefined
      : {
          title: kindName(transaction),
          amount: moneyText(amount),
          status,
          reference: _id,
          facts: [
            ...(from ? [[t('detail.from'), nameOf(from)] as const] : []),
            ...(to ? [[t('detail.to'), nameOf(to)] as const] : []),
            [t('detail.time'), playerTime(createdAt).format(shownDateFormat)],
            [t('detail.reference'), _id],
          ],
        };
  return (
    <>
      <Stack align="center" gap="xs" mb="md" ta="center">
        <ThemeIcon color="dark.5" size={56} radius={1000}>
          <Icon size={28} />
        </ThemeIcon>
        <Text fz="var(--wallet-figure)" fw={700} lh={1.25}>
          <TransactionAmount transaction={transaction} />
        </Text>
        <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>
        <Text size="sm" c="dimmed" style={{ textWrap: 'balance' }}>
          {t(statusTextKey(transaction))}
        </Text>
      </Stack>
      <Perforation />
      <DescriptionList
        items={[
          ...route,
          { label: t('detail.time'), value: <DateTime value={createdAt} /> },
          ...links,
          ...(reference ? [reference] : []),
        ]}
      />
      {receipt && <ReceiptPicture {...receipt} />}
      <ProblemButton facts={facts} receipt={receipt} />
    </>
  );
}
