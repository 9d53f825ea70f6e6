import { useNavigate } from '@tanstack/react-router';
import { notify } from '@wallet/ui/base/Toasts';
import { useTranslation } from '@wallet/ui/i18n';
import type { OnLateVerdict } from '#api/use-api-mutation.ts';

const tones = {
  happened: 'success',
  'did-not-happen': 'info',
  unclear: 'failure',
  failed: 'failure',
} as const;

/** `failed`: of an effect whose transaction may fail. */
export type VerdictTexts = Readonly<Record<Exclude<keyof typeof tones, 'failed'>, string>> & {
  readonly failed?: string;
};

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
  return (verdicts, verdict, isAccepted) => {
    const isUndecided = verdict === 'did-not-happen' || verdict === 'unclear';
    notify({
      tone: tones[verdict],
      text: (isAccepted && isUndecided ? undefined : verdicts[verdict]) ?? t('outcome.unseen'),
      action: {
        label: t('actions.openStatement'),
        onClick: () => void navigate({ to: '/user/statement' }),
      },
    });
  };
}
