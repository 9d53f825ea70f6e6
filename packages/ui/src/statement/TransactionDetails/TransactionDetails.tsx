import { Stack, Text, ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import type { Transaction } from '@wallet/contract/statement';
import { moneyText } from '@wallet/contract/wire/money';
import { shownDateFormat } from '@wallet/contract/wire/time';
import { use } from 'react';
import { asShown } from '@wallet/locales/joined';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { playerTime } from '../../base/DateTime/player-time.ts';
import { Reference } from '../../base/ResultDialog/Receipt.tsx';
import { ReceiptPicture } from '../../base/ReceiptPicture/ReceiptPicture.tsx';
import type { DrawnReceipt } from '../../base/ReceiptPicture/use-receipt-drawing.ts';
import { DescriptionList, textsOf, type Description } from '../../base/DescriptionList/DescriptionList.tsx';
import { ProblemButton } from '../../base/ProblemButton/ProblemButton.tsx';
import { StatusBadge, statusTones } from '../../base/StatusBadge/StatusBadge.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { iconKindOf, kindIcons, linksOf, useKindName } from '../transaction.ts';
import { RequestNumberContext } from '../request-number.ts';
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
  const title = useKindName()(transaction);
  const requestNumberOf = use(RequestNumberContext);
  const { _id, amount, status, from, to, createdAt } = transaction;
  const Icon = kindIcons[iconKindOf(transaction)];
  const time = playerTime(createdAt);
  const facts: readonly Description[] = [
    ...(from ? [{ label: t('detail.from'), value: nameOf(from) }] : []),
    ...(to ? [{ label: t('detail.to'), value: nameOf(to) }] : []),
    {
      label: t('detail.time'),
      value: <DateTime value={createdAt} />,
      ...(time.isValid() && { text: time.format(shownDateFormat) }),
    },
    ...(_id === undefined
      ? []
      : [{ label: t('detail.reference'), value: <Reference id={_id} copy={t('detail.copy')} />, text: _id }]),
  ];
  const links = linksOf(transaction).map(({ link, description }) => ({
    label: t(`link.${link}`),
    value: asShown(description),
  }));
  const texts = textsOf(facts);
  const receipt: DrawnReceipt | undefined =
    _id === undefined
      ? undefined
      : { title, amount: moneyText(amount), status, reference: _id, facts: texts };
  const requestNumber = _id && requestNumberOf(_id);
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
        <Hint style={{ textWrap: 'balance' }}>{t(statusTextKey(transaction))}</Hint>
      </Stack>
      <Perforation />
      <DescriptionList items={[...facts, ...links]} />
      {receipt && <ReceiptPicture {...receipt} />}
      <ProblemButton
        receipt={receipt}
        facts={[
          `${title}: ${moneyText(amount)} (${t(`status.${status}`)})`,
          ...texts.map((fact) => fact.join(': ')),
          requestNumber && `${t('common:receipt.request')}: ${requestNumber}`,
        ]}
      />
    </>
  );
}
