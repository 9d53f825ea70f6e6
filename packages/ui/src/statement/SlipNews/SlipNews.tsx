import type { Slip } from '@wallet/contract/statement';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../base/Toasts/Toasts.tsx';
import { useWords } from '../../words/index.ts';
import { useSlipWords } from '../use-slip-words.ts';

export interface SlipNewsProps {
  /** A slip that was not accepted. */
  slip: Slip;
  /** Leads to the list of slips, which says what to do. */
  onSlips: () => void;
}

/** Tells once that a slip was not accepted, to a player who is elsewhere by now. */
export function SlipNews({ slip, onSlips }: SlipNewsProps) {
  const t = useWords('statement');
  const { reason } = useSlipWords()(slip);
  const tell = useEffectEvent(() => {
    const status = t('slip.track.FAILED.title');
    notify({
      tone: 'failure',
      text: reason === undefined ? status : t('slip.reasoned', { status, reason }),
      way: { label: t('slips'), onFollow: onSlips },
    });
  });
  const { createdAt, reference } = slip;
  useEffect(() => tell(), [createdAt, reference]);
  return null;
}
