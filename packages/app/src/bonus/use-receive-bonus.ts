import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Progress } from '@wallet/ui/base/progress';
import { useTranslation } from '@wallet/ui/i18n';
import type { OnLateVerdict } from '#api/use-api-mutation.ts';
import { invalidateNouns } from '#api/query-client.ts';
import { useNotice } from '#site/api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useVerdictToast } from '#statement/use-verdict-toast.ts';

/** A mutation that receives the reward of a code. */
type ReceivingByCode = (onLateVerdict: OnLateVerdict) => {
  readonly progress: Progress;
  run(request: { params: { code: string } }): Promise<void>;
  reset(): void;
};

/** Shared state of the bonus sheet and the promotion sheet: receiving, and the next steps. */
export function useReceiveBonus(isOpen: boolean, useEffectByCode: ReceivingByCode, code: string) {
  const showVerdict = useVerdictToast(useTranslation('bonus')('receive.verdict', { returnObjects: true }));
  const { progress, run, reset } = useEffectByCode(showVerdict);
  const { open, close } = useDialog();
  const navigate = useNavigate();
  const client = useQueryClient();
  const notice = useNotice(isOpen);
  return {
    isOpen,
    onClose: close,
    notice: notice.data?.notice,
    progress,
    onReceive: () => run({ params: { code } }),
    onReset: reset,
    onStatement: () => void navigate({ to: '/user/statement' }),
    onCurrent: () => {
      // The refusal can report a bonus that the list lacks.
      void invalidateNouns(client, ['bonus']);
      open('current-bonus');
    },
  };
}
