import type { Status } from '@wallet/contract/statement';
import { asWritten } from '@wallet/locales/joined';
import { useI18n } from '../../i18n/index.ts';
import { useBrand } from '../../theme/brand.ts';
import type { ReceiptContent } from './receipt-picture.ts';

/** A receipt in the words of the screen. */
export interface DrawnReceipt extends Pick<ReceiptContent, 'title' | 'amount' | 'facts' | 'reference'> {
  readonly status: Status;
}

/** Returns a function that draws a receipt as a file. It loads its code and texts, and rejects when they fail. */
export function useReceiptDrawing(): (receipt: DrawnReceipt) => Promise<File> {
  const { name: brand } = useBrand();
  const i18n = useI18n();
  return async ({ title, amount, status, facts, reference }) => {
    const [{ drawReceipt }] = await Promise.all([import('./receipt-picture.ts'), i18n.load('statement')]);
    return drawReceipt({
      brand,
      reference,
      amount,
      title: asWritten(title),
      status: asWritten(i18n.i18next.t(`statement:status.${status}`)),
      facts: facts.map(([label, value]) => [asWritten(label), asWritten(value)]),
    });
  };
}
