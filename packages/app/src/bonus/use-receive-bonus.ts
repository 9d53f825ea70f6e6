import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@wallet/ui/i18n';
import { invalidateNouns } from '#api/query-client.ts';
import { useNotice } from '#site/api.ts';
import type { useActivateBonus, useActivatePromotion } from './api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useVerdictToast } from '#statement/use-verdict-toast.ts';

/** Shared state of the bonus sheet and the promotion sheet: receiving, and the next steps. */
export function useReceiveBonus(
  isOpen: boolean,
  useEffectByCode: typeof useActivateBonus | typeof useActivatePromotion,
  code: string,
) {
  const showVerdict = useVerdictToast(useTranslation('bonus')('receive.verdict', { returnObjects: true }));
  const { progress, run, reset } = useEffectByCode(showVerdict);
  const { open, close } = useDialog();
  const client = useQueryClient();
  const notice = useNotice(isOpen);
  return {
    isOpen,
    onClose: close,
    notice: notice.data?.notice,
    progress,
    onReceive: () => run({ params: { code } }),
    onReset: reset,
    onCurrent: () => {
      // The refusal can report a bonus that the list lacks.
      void invalidateNouns(client, ['bonus']);
      open('current-bonus');
    },
  };
}
