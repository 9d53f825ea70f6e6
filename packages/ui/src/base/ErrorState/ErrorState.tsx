import { Button } from '@mantine/core';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import type { ReactNode } from 'react';
import { useErrorSentences, useTranslation } from '../../i18n/index.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { PlugIcon, RefreshIcon } from '../Icon/MemberIcon.tsx';

export type ErrorStateProps = {
  /** Called by the retry button. */
  onRetry: () => void;
  /** Default: “Could not load”. */
  title?: string;
} & (
  | {
      /** Reason: a refusal or a fault. */
      failure: ErrorBody;
      text?: never;
    }
  | {
      /** Explanation where no request failed. */
      text: ReactNode;
      failure?: never;
    }
);

/** Placeholder of data that failed to load, with a retry button (decisions 26). */
export function ErrorState({ onRetry, title, text, failure }: ErrorStateProps) {
  const t = useTranslation('common');
  return (
    <EmptyState
      isLive
      icon={<PlugIcon size={40} />}
      title={title ?? t('state.failed')}
      text={failure ? <Reason failure={failure} /> : text}
      action={
        <Button variant="default" leftSection={<RefreshIcon size={18} />} onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    />
  );
}

function Reason({ failure }: { failure: ErrorBody }) {
  return useErrorSentences()(failure);
}
