import { Box } from '@mantine/core';
import type { Satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { DescriptionList, type Description } from '../DescriptionList/DescriptionList.tsx';

/** What is stated of a money action that has ended. */
export interface Receipt {
  readonly amount: Satang;
  /** From where to where. */
  readonly facts?: readonly Description[] | undefined;
  /** What is left; stated once it has happened. */
  readonly balances?: readonly Description[] | undefined;
  /** As the statement has it, once it is there. */
  readonly record?: { readonly at: string; readonly id?: string | undefined } | undefined;
}

/** The facts of a receipt. Until the statement has it, its time is the moment it is shown first. */
export function ReceiptFacts({ facts = [], balances = [], record }: Receipt) {
  const t = useWords('common');
  const [now] = useState(() => new Date().toISOString());
  const id = record?.id;
  return (
    <Box w="100%">
      <DescriptionList
        items={[
          ...facts,
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
