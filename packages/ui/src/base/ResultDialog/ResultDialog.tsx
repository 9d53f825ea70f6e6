import { Button, Stack } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import { LargeMoney } from '../Money/LargeMoney.tsx';
import { buzz } from '../haptics/haptics.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import { SheetButtons } from '../Sheet/SheetButtons.tsx';
import type { Outcome } from './outcome.ts';
import { ReceiptFacts, type Receipt } from './Receipt.tsx';
import { ResultSign } from './ResultSign.tsx';

export { outcomeOf, type Outcome } from './outcome.ts';
export { type Receipt } from './Receipt.tsx';

export interface ResultDetailsProps {
  outcome: Outcome;
  /** It goes on after a success: a clock stands in the place of the tick. */
  isWaiting?: boolean | undefined;
  /** The reason or the next step; for `unknown` there are words already. */
  text?: ReactNode;
  /** How much, from where to where. */
  receipt?: Receipt | undefined;
  /** Further facts. */
  children?: ReactNode;
}

export interface ResultActionsProps {
  outcome: Outcome;
  onClose: () => void;
  /** Offers the way to the statement: needed for `unknown`, useful after a withdrawal. */
  onStatement?: (() => void) | undefined;
  /** The best way on, where there is a better one than closing. */
  way?: WayOn | undefined;
}

/** A button that leads on. */
export interface WayOn {
  label: string;
  onGo: () => void;
}

export interface ResultDialogProps extends ResultDetailsProps, ResultActionsProps {
  isOpen: boolean;
  /** What came of it; for `unknown` there are words already. */
  title?: string;
}

/** How a money action ended. An unknown outcome never offers to send it again. */
export function ResultDialog({
  isOpen,
  onClose,
  outcome,
  title,
  text,
  isWaiting,
  receipt,
  children,
  onStatement,
}: ResultDialogProps) {
  const t = useWords('common');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={title ?? (outcome === 'unknown' ? t('outcome.unknownTitle') : '')}
      footer={<ResultActions outcome={outcome} onClose={onClose} onStatement={onStatement} />}
    >
      <ResultDetails outcome={outcome} isWaiting={isWaiting} text={text} receipt={receipt}>
        {children}
      </ResultDetails>
    </Sheet>
  );
}

/** The sign and the words of an outcome; for a sheet that ends with it as its last step. Success is felt, too. */
export function ResultDetails({ outcome, isWaiting = false, text, receipt, children }: ResultDetailsProps) {
  const t = useWords('common');
  useEffect(() => {
    if (outcome === 'success') buzz();
  }, [outcome]);
  return (
    <Stack gap="md" align="center" ta="center">
      <ResultSign outcome={isWaiting && outcome === 'success' ? 'pending' : outcome} />
      <Stack role="status" gap="xs">
        {receipt && <LargeMoney amount={receipt.amount} />}
        <div>{text ?? (outcome === 'unknown' && t('outcome.unknownText'))}</div>
      </Stack>
      {receipt && outcome !== 'failure' && (
        <ReceiptFacts {...receipt} balances={outcome === 'success' ? receipt.balances : undefined} />
      )}
      {children}
    </Stack>
  );
}

/** The ways on from an outcome; for the footer of a sheet that ends with it as its last step. */
export function ResultActions({ outcome, onClose, onStatement, way }: ResultActionsProps) {
  const t = useWords('common');
  const isUnknown = outcome === 'unknown';
  const isClosingBest = !way && !(isUnknown && onStatement);
  return (
    <>
      {way && (
        <Button size="lg" onClick={way.onGo}>
          {way.label}
        </Button>
      )}
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
