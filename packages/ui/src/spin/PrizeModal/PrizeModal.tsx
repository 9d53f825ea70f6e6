import { Button, Stack, Text } from '@mantine/core';
import type { Slice, SpinResult } from '@wallet/contract/spin';
import type { ReactNode } from 'react';
import type { Progress } from '../../base/progress.ts';
import { outcomeOf, ResultDialog } from '../../base/ResultDialog/ResultDialog.tsx';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { useErrorAdvice, useErrorText, useWords } from '../../words/index.ts';
import { isPrize } from '../prize.ts';
import { useLostAnswer } from '../../base/ResultDialog/lost-answer.ts';
import classes from './PrizeModal.module.css';

export interface PrizeModalProps {
  isOpen: boolean;
  /** Asked for by Escape, the cross, a tap outside, and at the end. */
  onClose: () => void;
  /** What the wheel has brought; undefined when there was no spin to show. */
  result: SpinResult | undefined;
  /** The sector that was won; undefined when the wheel on show has none of that code. */
  slice: Slice | undefined;
  /** How asking for the spin has ended, where there is no result. */
  progress: Progress;
}

/** How a spin has ended: what was won, or why the wheel was not spun (spec 4, Spin; spec 8). */
export function PrizeModal({ isOpen, onClose, result, slice, progress }: PrizeModalProps) {
  const t = useWords('spin');
  if (!result) return <NoSpin isOpen={isOpen} onClose={onClose} progress={progress} />;
  const isWon = isPrize(result.code);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={isWon ? t('won.title') : t('nothing.title')}
      footer={
        <Button fullWidth onClick={onClose}>
          {t('common:actions.ok')}
        </Button>
      }
    >
      <Stack align="center" gap="md" ta="center" data-won={isWon} style={{ textWrap: 'balance' }}>
        {isWon ? (
          <>
            <Text fz="var(--wallet-figure)" fw={700} c="gold.4" className={classes.label}>
              {result.label}
            </Text>
            {slice?.htmlDescription && <SafeHtml html={slice.htmlDescription} />}
            <Text>{t('won.coupon')}</Text>
          </>
        ) : (
          <Text>{t('nothing.text')}</Text>
        )}
        <Text>{t('won.left', { count: result.remainingCoin })}</Text>
      </Stack>
    </Sheet>
  );
}

function NoSpin({ isOpen, onClose, progress }: Pick<PrizeModalProps, 'isOpen' | 'onClose' | 'progress'>) {
  const t = useWords('spin');
  const outcome = outcomeOf(progress);
  const withReason = useLostAnswer();
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
  const t = useWords('spin');
  const errorText = useErrorText();
  const errorAdvice = useErrorAdvice();
  if (progress.state !== 'refused') return null;
  const { failure } = progress;
  // The catalogue speaks of money and of the code of a prize; a spin lacks coins or its wheel.
  const own = isOwn(failure.message) ? ownWords[failure.message] : undefined;
  return (
    <>
      <Text>{own ? t(own.text) : errorText(failure)}</Text>
      <Text>{own ? t(own.advice) : errorAdvice(failure)}</Text>
      <Text>{t('refused.nothingTaken')}</Text>
    </>
  );
}

const ownWords = {
  MONEY_NOT_ENOUGH: { text: 'noCoins.title', advice: 'noCoins.text' },
  INVALID_PRIZE_CODE: { text: 'refused.closed', advice: 'refused.closedText' },
} as const;

const isOwn = (message: string): message is keyof typeof ownWords => Object.hasOwn(ownWords, message);
