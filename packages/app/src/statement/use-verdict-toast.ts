import { useNavigate } from '@tanstack/react-router';
import { notify } from '@wallet/ui/base/Toasts';
import { useTranslation } from '@wallet/ui/i18n';
import type { OnLateVerdict } from '#api/use-api-mutation.ts';

const tones = { happened: 'success', 'did-not-happen': 'info', unclear: 'failure' } as const;

export type VerdictTexts = Readonly<Record<keyof typeof tones, string>>;

/** Shows the verdict on an effect as a toast after the player left the page. */
export function useVerdictToast(verdicts: VerdictTexts): OnLateVerdict {
  const show = useAnyVerdictToast();
  return (...verdict) => show(verdicts, ...verdict);
}

export function useAnyVerdictToast(): (
  verdicts: VerdictTexts,
  ...verdict: Parameters<OnLateVerdict>
) => void {
  const t = useTranslation('common');
  const navigate = useNavigate();
  return (verdicts, verdict, isAccepted) =>
    notify({
      tone: tones[verdict],
      text: isAccepted && verdict !== 'happened' ? t('outcome.unseen') : verdicts[verdict],
      action: {
        label: t('actions.openStatement'),
        onClick: () => void navigate({ to: '/user/statement' }),
      },
    });
}
