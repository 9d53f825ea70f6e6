import { Box } from '@mantine/core';
import type { Satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { DescriptionList, type Description } from '../DescriptionList/DescriptionList.tsx';

/** Facts of a completed money action. */
export interface Receipt {
  readonly amount: Satang;
  /** Source and destination. */
  readonly items?: readonly Description[] | undefined;
  /** Balances after a success. */
  readonly balances?: readonly Description[] | undefined;
  /** Entry of the statement, once it exists. */
  readonly record?: { readonly at: string; readonly id?: string | undefined } | undefined;
}

/** Facts of a receipt. Shows the time of the first render until the statement has an entry. */
export function ReceiptFacts({ items = [], balances = [], record }: Receipt) {
  const t = useTranslation('common');
  const [now] = useState(() => new Date().toISOString());
  const id = record?.id;
  return (
    <Box w="100%">
      <DescriptionList
        items={[
          ...items,
          ...balances,
          { label: t('receipt.time'), value: <DateTime value={record?.at ?? now} /> },
          ...(id === undefined
            ? []
            : [
                {
                  label: t('receipt.reference'),
                  value: (
                    <>
                      {id} <CopyButton text={id} label={t('receipt.copy')} />
                    </>
                  ),
                },
              ]),
        ]}
      />
    </Box>
  );
}
