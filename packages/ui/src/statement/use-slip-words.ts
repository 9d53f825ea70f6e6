import type { Slip } from '@wallet/contract/statement';
import { useErrorText, useWords } from '../words/index.ts';
import { isSlipNote } from './slips.ts';

interface SlipWords {
  /** Why it failed, in words: a note that is not known as it came. Undefined where there is nothing to say. */
  readonly reason: string | undefined;
  /** What to do about it. */
  readonly advice: string | undefined;
}

/** What is said of a slip that failed (spec 8, Slip failure notes). */
export function useSlipWords(): (slip: Slip) => SlipWords {
  const t = useWords('error');
  const errorText = useErrorText();
  return ({ status, note }) => {
    if (status !== 'FAILED' || !note) return { reason: undefined, advice: undefined };
    if (!isSlipNote(note)) return { reason: errorText(note), advice: t('slipAdvice.UNKNOW_ERROR') };
    return { reason: t(`slip.${note}`), advice: t(`slipAdvice.${note}`) };
  };
}
