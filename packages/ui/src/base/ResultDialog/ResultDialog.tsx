import { Button } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import { buzz } from '../haptics/haptics.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import type { Outcome } from './outcome.ts';
import { ResultSign } from './ResultSign.tsx';
import classes from './ResultDialog.module.css';

export { outcomeOf, type Outcome } from './outcome.ts';

export interface ResultDetailsProps {
  outcome: Outcome;
  /** The reason or the next step; for `unknown` there are words already. */
  text?: ReactNode;
  /** The facts: amount, new balance. */
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
      <ResultDetails outcome={outcome} text={text}>
        {children}
      </ResultDetails>
    </Sheet>
  );
}

/** The sign and the words of an outcome; for a sheet that ends with it as its last step. Success is felt, too. */
export function ResultDetails({ outcome, text, children }: ResultDetailsProps) {
  const t = useWords('common');
  useEffect(() => {
    if (outcome === 'success') buzz();
  }, [outcome]);
  return (
    <div className={classes.result}>
      <ResultSign outcome={outcome} />
      <div role="status">{text ?? (outcome === 'unknown' && t('outcome.unknownText'))}</div>
      {children}
    </div>
  );
}

/** The ways on from an outcome; for the footer of a sheet that ends with it as its last step. */
export function ResultActions({ outcome, onClose, onStatement, way }: ResultActionsProps) {
  const t = useWords('common');
  const isUnknown = outcome === 'unknown';
  return (
    <>
      {way && (
        <Button fullWidth onClick={way.onGo}>
          {way.label}
        </Button>
      )}
      {onStatement && (
        <Button variant={isUnknown ? 'filled' : 'default'} fullWidth onClick={onStatement}>
          {t('actions.openStatement')}
        </Button>
      )}
      <Button
        variant={way !== undefined || (isUnknown && onStatement) ? 'default' : 'filled'}
        fullWidth
        onClick={onClose}
      >
        {isUnknown ? t('actions.close') : t('actions.ok')}
      </Button>
    </>
  );
}
