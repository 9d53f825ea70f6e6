import { Alert, Button } from '@mantine/core';
import type { BonusProgress } from '@wallet/contract/bonus';
import { satang } from '@wallet/contract/wire/money';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import bonusArt from '../../art/bonus.svg?no-inline';
import {
  ActionSheet,
  type ActionDialogProps,
  type RefusalHelp,
} from '../../base/ActionSheet/ActionSheet.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { Money } from '../../base/Money/Money.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { useResetOnOpen } from '../../base/reset-on-open/use-reset-on-open.ts';
import { evidenceOf } from '../../base/ResultDialog/ResultDialog.tsx';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { withPercentFail, useBonusTypeName } from '../bonus-texts.ts';
import { endingOf } from '../bonus-state.ts';
import { BonusTerms, type BonusTermsProps } from '../BonusTerms.tsx';

export interface CurrentBonus {
  /** The type as sent by the backend: a bonus type, or another source. */
  type: string;
  /** The operator's texts, unsanitised; empty when the bonus is no longer on offer. */
  terms: readonly string[];
  /** Percentage that an early cancellation costs; undefined when the backend sends none. */
  percentFail: number | undefined;
  /** Undefined when the backend sends none. */
  progress?: BonusProgress | undefined;
}

export interface CurrentBonusModalProps extends ActionDialogProps, Pick<BonusTermsProps, 'notice'> {
  /** Null without an active bonus. */
  current: Loadable<CurrentBonus | null>;
  /** Opens with the confirmation of ending. */
  defaultConfirming?: boolean;
  /** Cancels the bonus, or ends a complete one. Called once per confirmation. */
  onEndBonus: () => unknown;
}

/**
 * The active bonus with its terms and progress. A complete one is moved to the wallet, another one cancelled after a
 * confirmation (spec 4, Bonus).
 */
export function CurrentBonusModal({
  current,
  notice,
  defaultConfirming = false,
  onEndBonus,
  ...sheet
}: CurrentBonusModalProps) {
  const t = useTranslation('bonus');
  const { isOpen, onClose, progress } = sheet;
  const typeName = useBonusTypeName();
  const bonus = current.state === 'ready' ? current.data : null;
  // Kept, because a cancelled bonus is gone before the result shows, and the sheet may be closed meanwhile.
  const isSent = progress.state !== 'idle';
  const [toEnd, setToEnd] = useResetOnOpen(isOpen, defaultConfirming ? bonus : null, isSent);
  const [isUncancellable, setIsUncancellable] = useResetOnOpen(isOpen, false);
  const shown = toEnd ?? bonus;
  const ending = endingOf(shown?.progress);
  const isComplete = ending === 'complete';
  const way = isComplete ? 'complete' : 'cancel';
  // The question is about another ending now.
  if (toEnd && bonus && !isSent && endingOf(bonus.progress) !== ending) setToEnd(null);
  const payout = shown?.progress?.payout ?? satang(0);
  const isBooked = evidenceOf(progress).record?.amount === payout;
  const moved = isBooked ? t('complete.done', { amount: payout }) : t('complete.verdict.happened');
  const canCancel = ending === 'cancel' && !isUncancellable;
  const isRefusedForGood = progress.state === 'refused' && progress.failure.message === 'BONUS_CONDITION';
  if (isRefusedForGood && !isUncancellable) setIsUncancellable(true);
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
      {...sheet}
      title={t('current.title')}
      confirmation={
        toEnd
          ? isComplete
            ? {
                title: t('complete.title'),
                text: t('complete.text'),
                confirmLabel: t('complete.move', { amount: payout }),
                onConfirm: onEndBonus,
              }
            : {
                title: t('cancel.title'),
                text: consequenceOf(toEnd.percentFail),
                warning: t('cancel.warning'),
                confirmLabel: t('cancel.confirm'),
                tone: 'danger',
                onConfirm: onEndBonus,
              }
          : undefined
      }
      onBack={() => setToEnd(null)}
      hasStatement
      result={{
        doneTitle: t(`${way}.doneTitle`),
        doneText: isComplete ? moved : t('cancel.done'),
        refusedTitle: t(`${way}.refused`),
        verdicts: isComplete
          ? t('complete.verdict', { returnObjects: true })
          : t('cancel.verdict', { returnObjects: true }),
        refusalHelp,
      }}
      footer={
        bonus && isComplete ? (
          <Button onClick={() => setToEnd(bonus)}>{t('complete.move', { amount: payout })}</Button>
        ) : bonus && canCancel ? (
          <>
            <Button onClick={onClose}>{t('current.keep')}</Button>
            <Button variant="default" onClick={() => setToEnd(bonus)}>
              {t('current.cancel')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('common:actions.ok')}</Button>
        )
      }
    >
      <LoadState of={current} title={t('current.failed')} />
      {current.state === 'ready' && !bonus && (
        <EmptyState art={bonusArt} title={t('current.none')} text={t('current.noneText')} />
      )}
      {bonus && (
        <>
          {isComplete && <Alert {...alertProps.success}>{t('complete.notice')}</Alert>}
          {!isComplete && !canCancel && <Alert {...alertProps.info}>{t('cancel.unplayed')}</Alert>}
          {bonus.terms.map((html, at) => (
            <SafeHtml key={at} html={withPercentFail(html, bonus.percentFail)} />
          ))}
          <BonusTerms
            lines={[
              { label: t('current.type'), value: typeName(bonus.type) },
              ...(bonus.progress
                ? [
                    { label: t('current.played'), value: <Played {...bonus.progress} /> },
                    { label: t('current.payout'), value: <Money amount={bonus.progress.payout} /> },
                  ]
                : []),
            ]}
            percentFail={bonus.percentFail}
            isPaymentStated={bonus.progress !== undefined}
            isCancellable={canCancel}
            notice={notice}
          />
        </>
      )}
    </ActionSheet>
  );
}

const Played = ({ played, required }: BonusProgress) => (
  <>
    <Money amount={played} /> / <Money amount={required} />
  </>
);
