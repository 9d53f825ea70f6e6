import type { Slip } from '@wallet/contract/statement';
import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from '../../base/Link/Link.tsx';
import { notify } from '../../base/Toasts/Toasts.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { useSlipFailureText } from '../use-slip-failure-text.ts';

/** Shows a toast, once, for a refused slip while the player is on another page. */
export function SlipFailureToast({ slip }: { slip: Slip }) {
  const t = useTranslation('statement');
  const { navigate } = useNavigation();
  const { reason } = useSlipFailureText()(slip);
  const showToast = useEffectEvent(() => {
    const status = t('slip.track.FAILED.title');
    notify({
      tone: 'failure',
      text: reason === undefined ? status : t('slip.reasoned', { status, reason }),
      action: { label: t('slips'), onClick: () => navigate('/user/statement?slips=1') },
    });
  });
  const { createdAt, reference } = slip;
  useEffect(() => showToast(), [createdAt, reference]);
  return null;
}
