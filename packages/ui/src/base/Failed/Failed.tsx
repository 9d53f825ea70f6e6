import type { Failure } from '@wallet/contract/wire/failure';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useErrorAdvice, useErrorText, useWords } from '../../words/index.ts';
import { RefreshIcon } from '../Icon/ActionIcon.tsx';
import classes from './Failed.module.css';

export interface FailedProps {
  /** Asks for it again. */
  onRetry: () => void;
  /** A retry is under way. */
  isRetrying?: boolean;
  /** Instead of “Could not load”. */
  title?: string;
  /** Instead of the advice to check the connection. */
  text?: ReactNode;
  /** Why it was refused: told instead of that advice, for the connection is not to blame. */
  failure?: Failure | undefined;
}

/** The place of something that could not be loaded: says so and offers to try again (decisions 26). */
export function Failed({ onRetry, isRetrying = false, title, text, failure }: FailedProps) {
  const t = useWords('common');
  return (
    <div className={classes.failed}>
      <div role="status">
        <p className={classes.title}>{title ?? t('state.failed')}</p>
        <p className={classes.text}>
          {failure ? <Refusal failure={failure} /> : (text ?? t('state.failedHint'))}
        </p>
      </div>
      <Button
        variant="default"
        leftSection={<RefreshIcon size={18} />}
        loading={isRetrying}
        onClick={onRetry}
      >
        {t('actions.retry')}
      </Button>
    </div>
  );
}

function Refusal({ failure }: { failure: Failure }) {
  const text = useErrorText()(failure);
  const advice = useErrorAdvice()(failure);
  return advice === undefined ? text : `${text} ${advice}`;
}
