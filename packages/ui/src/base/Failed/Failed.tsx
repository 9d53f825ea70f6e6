import { Button, Text } from '@mantine/core';
import type { Failure } from '@wallet/contract/wire/failure';
import type { ReactNode } from 'react';
import { useErrorSentences, useWords } from '../../words/index.ts';
import { RefreshIcon } from '../Icon/ActionIcon.tsx';
import classes from './Failed.module.css';

export type FailedProps = {
  /** Asks for it again. */
  onRetry: () => void;
  /** A retry is under way. */
  isRetrying?: boolean;
  /** Instead of “Could not load”. */
  title?: string;
} & (
  | {
      /** Why: the refusal, or the fault in its place. */
      failure: Failure;
      text?: never;
    }
  | {
      /** Says why, where nothing has failed. */
      text: ReactNode;
      failure?: never;
    }
);

/** The place of something that could not be loaded: says so and offers to try again (decisions 26). */
export function Failed({ onRetry, isRetrying = false, title, text, failure }: FailedProps) {
  const t = useWords('common');
  return (
    <div className={classes.failed}>
      <div role="status">
        <Text inherit fw={600}>
          {title ?? t('state.failed')}
        </Text>
        <Text size="sm" mt="0.125rem" mx={0} mb={0} c="dimmed">
          {failure ? <Reason failure={failure} /> : text}
        </Text>
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

/** Says why, and what to do about it. */
function Reason({ failure }: { failure: Failure }) {
  return useErrorSentences()(failure);
}
