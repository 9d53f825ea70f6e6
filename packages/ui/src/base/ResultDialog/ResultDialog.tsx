import { Button, Stack, Text } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { LargeMoney } from '../Money/LargeMoney.tsx';
import { vibrate } from '../haptics/haptics.ts';
import { Perforation } from '../Perforation/Perforation.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { SheetButtons } from '../Sheet/SheetParts.tsx';
import { useMismatchText } from './mismatch.ts';
import type { Outcome } from './outcome.ts';
import { ReceiptFacts, type Receipt } from './Receipt.tsx';
import { ResultSign } from './ResultSign.tsx';
import { useShownResult } from './shown-results.ts';

export { evidenceOf, outcomeOf, shownOutcomeOf, type Outcome } from './outcome.ts';
export { type Receipt } from './Receipt.tsx';

export interface ResultDetailsProps {
  outcome: Outcome;
  /** The action continues after success: a clock replaces the tick. */
  isWaiting?: boolean | undefined;
  /** Nothing has been confirmed, so the phone does not vibrate. */
  isSilent?: boolean;
  /** Reason or next step; `unknown` has a default text. */
  text?: ReactNode;
  receipt?: Receipt | undefined;
  children?: ReactNode;
}

export interface ResultActionsProps {
  outcome: Outcome;
  onClose: () => void;
  /** Opens the statement; required for `unknown`. */
  onStatement?: (() => void) | undefined;
  /** Primary button instead of closing. */
  nextAction?: NextAction | undefined;
}

export interface NextAction {
  label: string;
  onClick: () => void;
}

export interface ResultDialogProps extends ResultDetailsProps, ResultActionsProps {
  isOpen: boolean;
  /** `unknown` has a default title. */
  title?: string;
}

/** Result of a money action. An unknown outcome offers no second submission. */
export function ResultDialog({ isOpen, title, ...result }: ResultDialogProps) {
  const t = useTranslation('common');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={result.onClose}
      size="sm"
      title={title ?? (result.outcome === 'unknown' ? t('outcome.unknownTitle') : '')}
      footer={<ResultActions {...result} />}
    >
      <ResultDetails {...result} />
    </Sheet>
  );
}

/** Icon and text of an outcome, for the last step of a sheet. Vibrates after success. */
export function ResultDetails({
  outcome,
  isWaiting = false,
  isSilent = false,
  text,
  receipt,
  children,
}: ResultDetailsProps) {
  const t = useTranslation('common');
  const mismatch = useMismatchText();
  useShownResult();
  useEffect(() => {
    if (outcome === 'success' && !isSilent) vibrate();
  }, [outcome, isSilent]);
  return (
    <Stack gap="md" align="center" ta="center" style={{ textWrap: 'balance' }}>
      <ResultSign outcome={isWaiting && outcome === 'success' ? 'pending' : outcome} />
      <Stack role="status" gap="xs">
        {receipt?.amount !== undefined && <LargeMoney amount={receipt.amount} />}
        <div>{text ?? (outcome === 'unknown' && t('outcome.unknownText'))}</div>
        {mismatch && outcome !== 'failure' && <Text size="sm">{mismatch}</Text>}
      </Stack>
      {receipt && (outcome !== 'failure' || receipt.record?.hasFailed) && (
        <>
          <Perforation />
          <ReceiptFacts
            {...receipt}
            balances={outcome === 'success' ? receipt.balances : undefined}
            isWaiting={isWaiting}
          />
        </>
      )}
      {children}
    </Stack>
  );
}

/** Buttons of an outcome, for the footer of the last step. */
export function ResultActions({ outcome, onClose, onStatement, nextAction }: ResultActionsProps) {
  const t = useTranslation('common');
  const isUnknown = outcome === 'unknown';
  const isClosingBest = !nextAction && !(isUnknown && onStatement);
  return (
    <>
      {nextAction && <Button onClick={nextAction.onClick}>{nextAction.label}</Button>}
      <SheetButtons>
        {onStatement && (
          <Button variant={isUnknown ? 'filled' : 'default'} size="lg" onClick={onStatement}>
            {t('actions.openStatement')}
          </Button>
        )}
        <Button variant={isClosingBest ? 'filled' : 'default'} size="lg" onClick={onClose}>
          {isUnknown ? t('actions.close') : t('actions.ok')}
        </Button>
      </SheetButtons>
    </>
  );
}
