import { Box, Group } from '@mantine/core';
import { moneyText, type Satang } from '@wallet/contract/wire/money';
import { shownDateFormat } from '@wallet/contract/wire/time';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import type { Accepted, EffectRecord } from '../progress.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { playerTime } from '../DateTime/player-time.ts';
import { ProblemButton } from '../ProblemButton/ProblemButton.tsx';
import { ReceiptPicture } from '../ReceiptPicture/ReceiptPicture.tsx';
import type { DrawnReceipt } from '../ReceiptPicture/use-receipt-drawing.ts';
import { DescriptionList, textsOf, type Description } from '../DescriptionList/DescriptionList.tsx';

export interface Receipt {
  /** In satang, where it is known. */
  readonly amount?: Satang | undefined;
  /** Name of the action, for support. */
  readonly kind?: string | undefined;
  /** Source and destination. */
  readonly items?: readonly Description[] | undefined;
  /** Balances after a success. */
  readonly balances?: readonly Description[] | undefined;
  /** Number of the intent, for support. */
  readonly intent?: string | undefined;
  /** Entry of the statement, once it exists. */
  readonly record?: EffectRecord | undefined;
  /** Set until the effect is seen. */
  readonly accepted?: Accepted | undefined;
}

/**
 * Facts of a receipt, and the way to support with them. Shows the time of the first render until the statement has an
 * entry.
 */
export function ReceiptFacts({
  amount,
  kind,
  items = [],
  balances = [],
  intent,
  record,
  accepted,
  isWaiting = false,
}: Receipt & { isWaiting?: boolean }) {
  const t = useTranslation('common');
  const [now] = useState(() => new Date().toISOString());
  const id = record?.id;
  const number = accepted?.intent ?? intent;
  const at = accepted ? new Date(accepted.at).toISOString() : (record?.at ?? now);
  const time = playerTime(at).format(shownDateFormat);
  const receipt: DrawnReceipt | undefined =
    accepted || id === undefined || amount === undefined
      ? undefined
      : {
          title: kind ?? '',
          amount: moneyText(amount),
          status: record?.hasFailed ? 'FAILED' : isWaiting ? 'in progress' : 'SUCCESS',
          reference: id,
          facts: [...textsOf(items), [t('receipt.time'), time], [t('receipt.reference'), id]],
        };
  const facts: Description[] = [
    ...items,
    ...balances,
    { label: t('receipt.time'), value: <DateTime value={at} /> },
  ];
  if (accepted) {
    const checkedAt = new Date(accepted.checkedAt).toISOString();
    facts.push({ label: t('receipt.checked'), value: <DateTime value={checkedAt} /> });
  } else if (id !== undefined)
    facts.push({ label: t('receipt.reference'), value: <Reference id={id} copy={t('receipt.copy')} /> });
  if (number !== undefined)
    facts.push({
      label: t('receipt.request'),
      value: <Reference id={number} copy={t('receipt.copyRequest')} />,
    });
  return (
    <Box w="100%">
      <DescriptionList items={facts} />
      {receipt && <ReceiptPicture {...receipt} />}
      {!accepted && (
        <ProblemButton
          receipt={receipt}
          facts={[
            [kind, amount !== undefined && moneyText(amount)].filter(Boolean).join(': '),
            ...textsOf(items).map((fact) => fact.join(': ')),
            `${t('receipt.time')}: ${time}`,
            id !== undefined && `${t('receipt.reference')}: ${id}`,
            intent !== undefined && `${t('receipt.request')}: ${intent}`,
          ]}
        />
      )}
    </Box>
  );
}

export const Reference = ({ id, copy }: { id: string; copy: string }) => (
  <Group component="span" gap="xs" justify="end" wrap="nowrap" fz="sm">
    {id}
    <CopyButton text={id} label={copy} />
  </Group>
);
