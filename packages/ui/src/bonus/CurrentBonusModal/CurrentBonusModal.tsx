import { Button } from '@mantine/core';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { ActionSheet, type RefusalHelp } from '../../base/ActionSheet/ActionSheet.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { useResetOnOpen } from '../../base/reset-on-open/use-reset-on-open.ts';
import type { Progress } from '../../base/progress.ts';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { withPercentFail } from '../percent-fail.ts';
import { BonusTerms } from '../BonusTerms.tsx';
import { useBonusTypeName } from '../use-bonus-type-name.ts';

/** The active bonus. */
export interface CurrentBonus {
  /** The type as sent by the backend: a bonus type, or another source. */
  type: string;
  /** The operator's texts, unsanitised; empty when the bonus is no longer on offer. */
  terms: readonly string[];
  /** Percentage that an early cancellation costs; undefined when the backend sends none. */
  percentFail: number | undefined;
}

export interface CurrentBonusModalProps {
  isOpen: boolean;
  /** Called by Escape, the close button, a click outside, and at the end. */
  onClose: () => void;
  /** Null without an active bonus. */
  current: Loadable<CurrentBonus | null>;
  /** The operator's text about cancelling, with a placeholder for the percentage. */
  notice: string | undefined;
  /** State of the last cancellation. */
  progress: Progress;
  /** Opens with the confirmation of cancelling. */
  defaultConfirming?: boolean;
  /** Called once per confirmation. */
  onCancelBonus: () => unknown;
  /** Resets `progress` to idle. */
  onReset: () => void;
  onStatement: () => void;
}

/** The active bonus with its terms, and cancelling it after a confirmation (spec 4, Bonus). */
export function CurrentBonusModal({
  isOpen,
  onClose,
  current,
  notice,
  progress,
  defaultConfirming = false,
  onCancelBonus,
  onReset,
  onStatement,
}: CurrentBonusModalProps) {
  const t = useTranslation('bonus');
  const typeName = useBonusTypeName();
  const bonus = current.state === 'ready' ? current.data : null;
  // Kept, because a cancelled bonus is gone before the result shows.
  const [toCancel, setToCancel] = useResetOnOpen(isOpen, defaultConfirming ? bonus : null);
  const consequenceOf = (percent: number | undefined) => {
    if (percent === undefined) return t('cancel.consequenceUnknown');
    return percent >= 100 ? t('cancel.consequenceAll') : t('cancel.consequence', { percent });
  };

  const refusalHelp = ({ message, params }: ErrorBody): RefusalHelp | undefined => {
    const amount = params?.['amount'];
    if (message === 'BONUS_REMAINING')
      return {
        advice: typeof amount === 'number' ? t('cancel.below', { amount }) : t('cancel.inGames'),
      };
    if (message === 'BONUS_CONDITION') return { advice: t('cancel.unplayed') };
    return undefined;
  };

  return (
    <ActionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('current.title')}
      confirmation={
        toCancel
          ? {
              title: t('cancel.title'),
              text: consequenceOf(toCancel.percentFail),
              warning: t('cancel.warning'),
              confirmLabel: t('cancel.confirm'),
              tone: 'danger',
              onConfirm: onCancelBonus,
            }
          : undefined
      }
      onBack={() => setToCancel(null)}
      progress={progress}
      onReset={onReset}
      onStatement={onStatement}
      hasStatement
      result={{
        doneTitle: t('cancel.doneTitle'),
        doneText: t('cancel.done'),
        refusedTitle: t('cancel.refused'),
        verdicts: t('cancel.verdict', { returnObjects: true }),
        refusalHelp,
      }}
      footer={
        bonus ? (
          <>
            <Button fullWidth onClick={onClose}>
              {t('current.keep')}
            </Button>
            <Button variant="default" fullWidth onClick={() => setToCancel(bonus)}>
              {t('current.cancel')}
            </Button>
          </>
        ) : (
          <Button fullWidth onClick={onClose}>
            {t('common:actions.ok')}
          </Button>
        )
      }
    >
      {current.state === 'loading' && <Loading />}
      {current.state === 'failed' && (
        <ErrorState title={t('current.failed')} onRetry={current.retry} failure={current.failure} />
      )}
      {current.state === 'ready' && !bonus && (
        <EmptyState title={t('current.none')} text={t('current.noneText')} />
      )}
      {bonus && (
        <>
          {bonus.terms.map((html, at) => (
            <SafeHtml key={at} html={withPercentFail(html, bonus.percentFail)} />
          ))}
          <BonusTerms
            lines={[{ label: t('current.type'), value: typeName(bonus.type) }]}
            percentFail={bonus.percentFail}
            notice={notice}
          />
        </>
      )}
    </ActionSheet>
  );
}
