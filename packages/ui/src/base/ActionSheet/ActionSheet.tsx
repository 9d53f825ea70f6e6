import { Box, Text } from '@mantine/core';
import type { Failure } from '@wallet/contract/wire/failure';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useErrorAdvice, useErrorText, useWords } from '../../words/index.ts';
import { ConfirmActions, ConfirmDetails, type ConfirmDetailsProps } from '../ConfirmSheet/ConfirmSheet.tsx';
import { DescriptionList, type Description } from '../DescriptionList/DescriptionList.tsx';
import type { Progress } from '../progress.ts';
import {
  outcomeOf,
  ResultActions,
  ResultDetails,
  type Outcome,
  type Receipt,
  type WayOn,
} from '../ResultDialog/ResultDialog.tsx';
import { Sheet, type SheetProps } from '../Sheet/Sheet.tsx';
import { SheetStep } from '../Sheet/SheetStep.tsx';
import { useUnknownOutcomeText } from '../ResultDialog/unknown-outcome-text.ts';

type Verdict = Extract<Progress, { state: 'unknown' }>['verdict'];

/** What is asked before an effect starts. */
export interface Question extends Omit<ConfirmDetailsProps, 'error'> {
  title: string;
  /** Of the button that starts it. */
  confirmLabel: string;
  /** `danger` for what takes something away. */
  tone?: 'primary' | 'danger';
  /** Called once per intent, however often it is clicked. */
  onConfirm: () => unknown;
}

/** How the effect's end is told. */
export interface Ending {
  doneTitle: string;
  doneText: ReactNode;
  /** How much, from where to where: stated at every end, as far as it is known. */
  receipt?: Receipt | undefined;
  /** What was done goes on after the answer: a clock stands in the place of the tick. */
  isWaiting?: boolean;
  refusedTitle: string;
  /** The sentence for each verdict on a lost answer (decisions 30). */
  verdicts: Readonly<Record<Verdict, string>>;
  /** What to do about a refusal, where this place knows better than the catalogue. */
  helpWith?: (failure: Failure) => RefusalHelp | undefined;
}

export interface RefusalHelp {
  /** Instead of the catalogue's advice. */
  advice?: string | undefined;
  /** What shows how things stand now. */
  facts?: readonly Description[];
  way?: WayOn;
}

export interface ActionSheetProps extends Pick<SheetProps, 'isOpen' | 'title' | 'footer'> {
  /** Asked for by Escape, the cross, a tap outside, and at the end. */
  onClose: () => void;
  /** The form. */
  children: ReactNode;
  /** What the player has decided and is asked about; undefined while the form is filled in. */
  question: Question | undefined;
  /** Leads back to the form: from the question, and from a refusal. */
  onBack: () => void;
  progress: Progress;
  /** Forgets how the last effect ended, so that `progress` is idle again. */
  onReset: () => void;
  ending: Ending;
  /** Offered where the statement tells more: after a lost answer, and wherever `isFollowed` says so. */
  onStatement: () => void;
  /** What was done goes on after the answer, and the statement follows it. */
  isFollowed?: boolean;
}

/**
 * A money action in one sheet: the form, the question, how it ended. A lost answer is never sent again from here, and a
 * refusal leads back to the form with everything as it was typed.
 */
export function ActionSheet({
  isOpen,
  onClose,
  title,
  footer,
  children,
  question,
  onBack,
  progress,
  onReset,
  ending,
  onStatement,
  isFollowed = false,
}: ActionSheetProps) {
  const t = useWords('common');
  const outcome = outcomeOf(progress);
  const isPending = progress.state === 'pending';
  const leave = () => {
    onClose();
    if (outcome) onReset();
  };
  // The phone's Back closes without asking: an end that was read must not stand there at the next opening.
  const forgetEnd = useEffectEvent(() => {
    if (outcome) onReset();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => forgetEnd();
  }, [isOpen]);
  const backToForm = () => {
    onReset();
    onBack();
  };
  const sheet = { isOpen, onClose: leave };
  const help = progress.state === 'refused' ? ending.helpWith?.(progress.failure) : undefined;

  if (outcome) {
    const hasMore = outcome === 'unknown' || (outcome === 'success' && isFollowed);
    return (
      <Sheet
        {...sheet}
        title={titleOf(outcome, ending) ?? t('outcome.unknownTitle')}
        footer={
          <ResultActions
            outcome={outcome}
            onClose={outcome === 'failure' ? backToForm : leave}
            onStatement={hasMore ? onStatement : undefined}
            way={help?.way}
          />
        }
      >
        <SheetStep key={outcome}>
          <ResultDetails
            outcome={outcome}
            isWaiting={ending.isWaiting}
            receipt={ending.receipt}
            text={<EndingText progress={progress} ending={ending} advice={help?.advice} />}
          >
            {help?.facts && (
              <Box w="100%">
                <DescriptionList items={help.facts} />
              </Box>
            )}
          </ResultDetails>
        </SheetStep>
      </Sheet>
    );
  }
  if (question) {
    const { title: asked, confirmLabel, tone = 'primary', onConfirm, ...details } = question;
    return (
      <Sheet
        {...sheet}
        title={asked}
        isLocked={isPending}
        footer={
          <ConfirmActions
            confirmLabel={confirmLabel}
            cancelLabel={t('actions.back')}
            tone={tone}
            isPending={isPending}
            onConfirm={onConfirm}
            onCancel={onBack}
          />
        }
      >
        <SheetStep key="question">
          <ConfirmDetails {...details} />
        </SheetStep>
      </Sheet>
    );
  }
  return (
    <Sheet {...sheet} title={title} footer={footer} isLocked={isPending}>
      <SheetStep key="form">{children}</SheetStep>
    </Sheet>
  );
}

interface EndingTextProps extends Pick<ActionSheetProps, 'progress' | 'ending'> {
  advice: string | undefined;
}

function EndingText({ progress, ending, advice }: EndingTextProps) {
  const errorText = useErrorText();
  const errorAdvice = useErrorAdvice();
  const withReason = useUnknownOutcomeText();
  if (progress.state === 'unknown') return withReason(progress, ending.verdicts[progress.verdict]);
  if (progress.state !== 'refused') return ending.doneText;
  return (
    <>
      <Text inherit>{errorText(progress.failure)}</Text>
      <Text size="sm" c="dimmed" mt="xs">
        {advice ?? errorAdvice(progress.failure)}
      </Text>
    </>
  );
}

const titleOf = (outcome: Outcome, { doneTitle, refusedTitle }: Ending) =>
  ({ success: doneTitle, failure: refusedTitle, unknown: undefined })[outcome];
