import { useNavigate } from '@tanstack/react-router';
import { notify } from '@wallet/ui/base/Toasts';
import { useTranslation } from '@wallet/ui/i18n';
import type { OnLateVerdict } from '#api/use-api-mutation.ts';

const tones = { happened: 'success', 'did-not-happen': 'info', unclear: 'failure' } as const;

/** Tells the verdict on a lost answer, in these words, to a player who has gone on; the statement tells the rest. */
export function useVerdictToast(verdicts: Readonly<Record<keyof typeof tones, string>>): OnLateVerdict {
  const t = useTranslation('common');
  const navigate = useNavigate();
  return (verdict) =>
    notify({
      tone: tones[verdict],
      text: verdicts[verdict],
      action: {
        label: t('actions.openStatement'),
        onClick: () => void navigate({ to: '/user/statement' }),
      },
    });
}
