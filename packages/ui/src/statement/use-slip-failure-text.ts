import type { Slip } from '@wallet/contract/statement';
import { useErrors, useTranslation } from '../i18n/index.ts';
import { isSlipNote } from './slip-notes.ts';

interface SlipFailureText {
  /** An unlisted note is shown as received. */
  readonly reason: string | undefined;
  readonly advice: string | undefined;
}

/** Returns the reason and the advice for a refused slip (spec 8, Slip failure notes). */
export function useSlipFailureText(): (slip: Slip) => SlipFailureText {
  const t = useTranslation('error');
  const { errorText } = useErrors();
  return ({ status, note }) => {
    if (status !== 'FAILED' || !note) return { reason: undefined, advice: undefined };
    if (!isSlipNote(note)) return { reason: errorText(note), advice: t('slipAdvice.UNKNOW_ERROR') };
    return { reason: t(`slip.${note}`), advice: t(`slipAdvice.${note}`) };
  };
}
