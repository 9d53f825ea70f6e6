import type { Slip } from '@wallet/contract/statement';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../base/Toasts/Toasts.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { useSlipFailureText } from '../use-slip-failure-text.ts';

/** Shows a toast, once, for a refused slip while the player is on another page. */
export function SlipFailureToast({ slip, onSlips }: { slip: Slip; onSlips: () => void }) {
  const t = useTranslation('statement');
  const { reason } = useSlipFailureText()(slip);
  const showToast = useEffectEvent(() => {
    const status = t('slip.track.FAILED.title');
    notify({
      tone: 'failure',
      text: reason === undefined ? status : t('slip.reasoned', { status, reason }),
      action: { label: t('slips'), onClick: onSlips },
    });
  });
  const { createdAt, reference } = slip;
  useEffect(() => showToast(), [createdAt, reference]);
  return null;
}
