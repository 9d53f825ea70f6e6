import { Button } from '@mantine/core';
import type { Failure } from '@wallet/contract/wire/failure';
import type { ReactNode } from 'react';
import { useErrorSentences, useWords } from '../../words/index.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { PlugIcon, RefreshIcon } from '../Icon/MemberIcon.tsx';

export type ErrorStateProps = {
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
export function ErrorState({ onRetry, isRetrying = false, title, text, failure }: ErrorStateProps) {
  const t = useWords('common');
  return (
    <EmptyState
      isLive
      icon={<PlugIcon size={40} />}
      title={title ?? t('state.failed')}
      text={failure ? <Reason failure={failure} /> : text}
      action={
        <Button
          variant="default"
          leftSection={<RefreshIcon size={18} />}
          loading={isRetrying}
          onClick={onRetry}
        >
          {t('actions.retry')}
        </Button>
      }
    />
  );
}

/** Says why, and what to do about it. */
function Reason({ failure }: { failure: Failure }) {
  return useErrorSentences()(failure);
}
