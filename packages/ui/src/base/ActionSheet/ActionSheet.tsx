import { Text } from '@mantine/core';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { useState, type ReactNode } from 'react';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { Hint } from '../Hint/Hint.tsx';
import { useNavigation } from '../Link/Link.tsx';
import { useSecondsLeft } from '../countdown/countdown.ts';
import { useAtEnd } from '../at-end/use-at-end.ts';
import { ConfirmActions, ConfirmDetails, type ConfirmDetailsProps } from '../ConfirmSheet/ConfirmSheet.tsx';
import { DescriptionList, type Description } from '../DescriptionList/DescriptionList.tsx';
import { retryAtOf, type Progress, type Verdict } from '../progress.ts';
import {
  evidenceOf,
  outcomeOf,
  ResultActions,
  ResultDetails,
  shownOutcomeOf,
  type Receipt,
  type NextAction,
} from '../ResultDialog/ResultDialog.tsx';
import { AcceptedActions, AcceptedDetails, useAcceptedTexts } from '../ResultDialog/Accepted.tsx';
import { Advice } from '../support/Advice.tsx';
import { Sheet, type DialogProps, type SheetProps } from '../Sheet/Sheet.tsx';
import { SheetStep } from '../Sheet/SheetParts.tsx';
import { useUnknownOutcomeText } from '../UnknownOutcomeAlert/UnknownOutcomeAlert.tsx';

/** Confirmation shown before the mutation starts. */
export interface Confirmation extends Omit<ConfirmDetailsProps, 'error'> {
  title: string;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  /** Called once per intent, also after repeated clicks. */
  onConfirm: () => unknown;
}

/** Texts and facts of the result step. */
export interface ActionResult {
  doneTitle: string;
  doneText: ReactNode;
  /** Amount, accounts and balances, shown with every result as far as known. */
  receipt?: Receipt | undefined;
  /** The action continues after the response: a clock replaces the tick. */
  isWaiting?: boolean;
  refusedTitle: string;
  /** Text for each verdict on an unknown outcome (decisions 30). */
  verdicts: Readonly<Record<Verdict, string>>;
  /** Overrides the advice of the catalogue for one refusal. */
  refusalHelp?: (failure: ErrorBody) => RefusalHelp | undefined;
}

export interface RefusalHelp {
  /** Replaces the advice of the catalogue. */
  advice?: string | undefined;
  /** Current state of the member, below the advice. */
  items?: readonly Description[];
  nextAction?: NextAction;
}

/** Props of every dialog with a money action. */
export interface ActionDialogProps extends DialogProps {
  progress: Progress;
  onReset: () => void;
}

export interface ActionSheetProps extends ActionDialogProps, Pick<SheetProps, 'subtitle' | 'back'> {
  /** Also the name of the action, for support. */
  title: string;
  /** Form of the first step. */
  children: ReactNode;
  /** Its actions; a function gets the seconds until the action may be sent again. */
  footer?: ReactNode | ((wait: number) => ReactNode);
  /** Values to confirm; undefined while the form is edited. */
  confirmation: Confirmation | undefined;
  /** Called to return to the form from the confirmation or a refusal. */
  onBack: () => void;
  result: ActionResult;
  /** Earliest useful retry, in epoch milliseconds; by default that of a refusal in `progress`. */
  retryAt?: number | undefined;
  /** Offers the statement after a success, too: it shows how the action continues. */
  hasStatement?: boolean;
}

/**
 * Money action in one sheet: form, confirmation, result. An unknown outcome offers no second submission. A refusal
 * returns to the form with its values.
 */
export function ActionSheet({
  isOpen,
  onClose,
  title,
  subtitle,
  back,
  footer,
  children,
  confirmation,
  onBack,
  progress,
  onReset,
  result,
  retryAt = retryAtOf(progress),
  hasStatement = false,
}: ActionSheetProps) {
  const t = useTranslation('common');
  const { navigate } = useNavigation();
  const openStatement = () => navigate('/user/statement');
  const outcome = outcomeOf(progress);
  const accepted = progress.state === 'accepted' ? progress : undefined;
  const { title: acceptedTitle } = useAcceptedTexts(accepted?.verdict === 'checking');
  const isPending = progress.state === 'pending';
  // Outlasts the reset of the refusal.
  const [blockedUntil, setBlockedUntil] = useState(retryAt);
  if (retryAt !== undefined && retryAt !== blockedUntil) setBlockedUntil(retryAt);
  const wait = useSecondsLeft(blockedUntil);
  // A result that was read must not show at the next opening. It stays until the sheet has closed.
  useAtEnd(isOpen, () => {
    if (outcome || accepted) onReset();
  });
  const backToForm = () => {
    onReset();
    onBack();
  };
  // Another tab sends it: this one did not fail.
  const isElsewhere = progress.state === 'refused' && progress.failure.message === 'elsewhere';
  const help = progress.state === 'refused' ? result.refusalHelp?.(progress.failure) : undefined;

  const show = (): Pick<SheetProps, 'title' | 'subtitle' | 'back' | 'footer'> & {
    step: string;
    content: ReactNode;
  } => {
    if (accepted) {
      const { amount } = result.receipt ?? {};
      return {
        step: 'accepted',
        title: acceptedTitle,
        content: <AcceptedDetails accepted={accepted} receipt={result.receipt} />,
        footer: (
          <AcceptedActions
            accepted={accepted}
            amount={amount}
            onClose={onClose}
            onStatement={openStatement}
          />
        ),
      };
    }
    if (outcome) {
      const sign = shownOutcomeOf(progress) ?? outcome;
      const { doneTitle, refusedTitle } = result;
      const titles = { success: doneTitle, failure: refusedTitle, unknown: t('outcome.unknownTitle') };
      const hasMore = sign === 'unknown' || (hasStatement && progress.state !== 'refused');
      return {
        step: outcome,
        title: isElsewhere ? t('outcome.repeatTitle') : titles[sign],
        content: (
          <ResultDetails
            outcome={sign}
            isWaiting={result.isWaiting}
            receipt={{ kind: title, ...result.receipt, ...evidenceOf(progress) }}
            text={<ResultText progress={progress} result={result} advice={help?.advice} />}
          >
            {retryAt !== undefined && wait > 0 && <Text fw={600}>{t('wait', { count: wait })}</Text>}
            {help?.items && <DescriptionList items={help.items} w="100%" />}
          </ResultDetails>
        ),
        footer: (
          <ResultActions
            outcome={outcome}
            onClose={outcome === 'failure' ? backToForm : onClose}
            onStatement={hasMore ? openStatement : undefined}
            nextAction={help?.nextAction}
          />
        ),
      };
    }
    if (!confirmation) {
      const actions = typeof footer === 'function' ? footer(wait) : footer;
      return { step: 'form', content: children, title, subtitle, back, footer: actions };
    }
    const { title: question, confirmLabel, tone, onConfirm, ...details } = confirmation;
    return {
      step: 'confirmation',
      title: question,
      content: <ConfirmDetails {...details} />,
      footer: (
        <ConfirmActions
          confirmLabel={confirmLabel}
          cancelLabel={t('actions.back')}
          {...(tone && { tone })}
          isPending={isPending}
          wait={wait}
          onConfirm={onConfirm}
          onCancel={onBack}
        />
      ),
    };
  };
  const { step, content, ...sheet } = show();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} isLocked={isPending} {...sheet}>
      <SheetStep key={step}>{content}</SheetStep>
    </Sheet>
  );
}

interface ResultTextProps extends Pick<ActionSheetProps, 'progress' | 'result'> {
  advice: string | undefined;
}

function ResultText({ progress, result, advice }: ResultTextProps) {
  const { errorText } = useErrors();
  const withReason = useUnknownOutcomeText();
  if (progress.state === 'unknown') return withReason(progress, result.verdicts[progress.verdict]);
  if (progress.state !== 'refused') return result.doneText;
  return (
    <>
      <Text inherit>{errorText(progress.failure)}</Text>
      <Hint mt="xs">{advice ?? <Advice failure={progress.failure} />}</Hint>
    </>
  );
}
