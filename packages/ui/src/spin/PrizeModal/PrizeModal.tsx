import { Button, Stack, Text } from '@mantine/core';
import type { Slice, SpinResult } from '@wallet/contract/spin';
import type { ReactNode } from 'react';
import type { Progress } from '../../base/progress.ts';
import { ResultDialog, shownOutcomeOf } from '../../base/ResultDialog/ResultDialog.tsx';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { isPrize, kindOf, shortLabel } from '../prize.ts';
import { PrizeSign } from '../PrizeSign.tsx';
import { Lanterns } from './Lanterns.tsx';
import { useUnknownOutcomeText } from '../../base/UnknownOutcomeAlert/UnknownOutcomeAlert.tsx';
import classes from './PrizeModal.module.css';
import { Advice } from '../../base/support/Advice.tsx';

export interface PrizeModalProps extends DialogProps {
  /** Result of the last spin; undefined when it failed. */
  result: SpinResult | undefined;
  /** The winning sector; undefined when the current wheel does not have it. */
  slice: Slice | undefined;
  /** State of the spin, when there is no result. */
  progress: Progress;
}

/** The result of a spin, or the reason why it failed (spec 4, Spin; spec 8). */
export function PrizeModal({ isOpen, onClose, result, slice, progress }: PrizeModalProps) {
  const t = useTranslation('spin');
  if (!result) return <NoSpin isOpen={isOpen} onClose={onClose} progress={progress} />;
  const isWon = isPrize(result.code);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={isWon ? t('won.title') : t('nothing.title')}
      footer={<Button onClick={onClose}>{t('common:actions.ok')}</Button>}
    >
      <Stack align="center" gap="md" ta="center" data-won={isWon} style={{ textWrap: 'balance' }}>
        {isWon ? (
          <>
            <Lanterns />
            <div className={classes.ticket}>
              <div className={classes.prize}>
                <PrizeSign kind={kindOf(result.code)} size={56} />
                <Text component="p" fz="var(--wallet-figure)" fw={700} lh={1.25} className={classes.label}>
                  {shortLabel(result.label) || result.label}
                </Text>
              </div>
              <div className={classes.stub}>
                {slice?.htmlDescription && <SafeHtml html={slice.htmlDescription} />}
                <Hint>{t('won.coupon')}</Hint>
              </div>
            </div>
          </>
        ) : (
          <>
            <PrizeSign kind="none" size={72} />
            <Text>{t('nothing.text')}</Text>
          </>
        )}
        {result.remainingCoin !== undefined && <Text>{t('won.left', { count: result.remainingCoin })}</Text>}
      </Stack>
    </Sheet>
  );
}

function NoSpin({ isOpen, onClose, progress }: Pick<PrizeModalProps, 'isOpen' | 'onClose' | 'progress'>) {
  const t = useTranslation('spin');
  const outcome = shownOutcomeOf(progress);
  const withReason = useUnknownOutcomeText();
  const isLost = progress.state === 'unknown';
  return (
    <ResultDialog
      isOpen={isOpen && outcome !== undefined}
      onClose={onClose}
      outcome={outcome ?? 'unknown'}
      {...(outcome === 'failure' && { title: t('refused.title') })}
      {...(outcome === 'success' && { title: t('title') })}
      text={isLost ? withReason(progress, t(`verdict.${progress.verdict}`)) : <Refusal progress={progress} />}
    />
  );
}

function Refusal({ progress }: Pick<PrizeModalProps, 'progress'>): ReactNode {
  const t = useTranslation('spin');
  const { errorText } = useErrors();
  if (progress.state !== 'refused') return null;
  const { failure } = progress;
  // The catalogue's texts for these codes are about money and coupons, not about a spin.
  const own = hasOwnText(failure.message) ? ownTexts[failure.message] : undefined;
  return (
    <>
      <Text>{own ? t(own.text) : errorText(failure)}</Text>
      <Text>{own ? t(own.advice) : <Advice failure={failure} />}</Text>
      <Text>{t('refused.nothingTaken')}</Text>
    </>
  );
}

const ownTexts = {
  MONEY_NOT_ENOUGH: { text: 'noCoins.title', advice: 'noCoins.text' },
  INVALID_PRIZE_CODE: { text: 'refused.closed', advice: 'refused.closedText' },
} as const;

const hasOwnText = (message: string): message is keyof typeof ownTexts => Object.hasOwn(ownTexts, message);
