import { Button, type ButtonProps } from '@mantine/core';
import { use } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { useReceiptDrawing, type DrawnReceipt } from '../ReceiptPicture/use-receipt-drawing.ts';
import { SupportContext } from '../support/support.ts';

export interface ProblemButtonProps extends ButtonProps {
  /** Facts of a transaction, one a line, for the first message to support. Empty ones are left out. */
  facts: readonly (string | false | undefined)[];
  /** The receipt whose picture the player may attach. */
  receipt?: DrawnReceipt | undefined;
}

/** Opens support with the facts of a transaction, and with its receipt. */
export function ProblemButton({ facts, receipt, children, ...props }: ProblemButtonProps) {
  const t = useTranslation('common');
  const support = use(SupportContext);
  const draw = useReceiptDrawing();
  if (!support) return null;
  return (
    <Button
      variant="subtle"
      mt="md"
      fullWidth
      {...props}
      onClick={() =>
        support([t('problem.message'), ...facts].filter(Boolean).join('\n'), receipt && (() => draw(receipt)))
      }
    >
      {children || t('problem.action')}
    </Button>
  );
}
