import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import { CheckIcon, CloseIcon, QuestionIcon } from '../Icon/Icon.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import classes from './ResultDialog.module.css';

/** `unknown`: the answer was lost, it may or may not have happened (decisions 30). */
export type Outcome = 'success' | 'failure' | 'unknown';

export interface ResultDialogProps {
  isOpen: boolean;
  onClose: () => void;
  outcome: Outcome;
  /** What came of it; for `unknown` there are words already. */
  title?: string;
  /** The reason or the next step; for `unknown` there are words already. */
  text?: ReactNode;
  /** The facts: amount, new balance. */
  children?: ReactNode;
  /** Offers the way to the statement: needed for `unknown`, useful after a withdrawal. */
  onStatement?: () => void;
}

const icons = { success: CheckIcon, failure: CloseIcon, unknown: QuestionIcon };

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
  const Icon = icons[outcome];
  const isUnknown = outcome === 'unknown';
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={title ?? (isUnknown ? t('outcome.unknownTitle') : '')}
      footer={
        <>
          {onStatement && (
            <Button variant={isUnknown ? 'filled' : 'default'} fullWidth onClick={onStatement}>
              {t('actions.openStatement')}
            </Button>
          )}
          <Button variant={isUnknown && onStatement ? 'default' : 'filled'} fullWidth onClick={onClose}>
            {isUnknown ? t('actions.close') : t('actions.ok')}
          </Button>
        </>
      }
    >
      <div className={classes.result} data-outcome={outcome}>
        <span className={classes.icon}>
          <Icon size={32} />
        </span>
        <div role="status">{text ?? (isUnknown && t('outcome.unknownText'))}</div>
        {children}
      </div>
    </Sheet>
  );
}
