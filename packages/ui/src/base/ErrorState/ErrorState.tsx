import { Button, Group } from '@mantine/core';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import type { ReactNode } from 'react';
import errorArt from '../../art/error.svg?no-inline';
import offlineArt from '../../art/offline.svg?no-inline';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { faultOf } from '../fault.ts';
import { RefreshIcon } from '../Icon/MemberIcon.tsx';
import { ContactButton } from '../support/Advice.tsx';

export type ErrorStateProps = {
  onRetry: () => void;
  /** Default: “Could not load”. */
  title?: string | undefined;
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
  const { errorSentences } = useErrors();
  return (
    <EmptyState
      isLive
      art={failure && faultOf(failure.message) === 'connection' ? offlineArt : errorArt}
      artWidth={96}
      title={title ?? t('state.failed')}
      text={failure ? errorSentences(failure) : text}
      action={
        <Group gap="sm" justify="center">
          <Button variant="default" leftSection={<RefreshIcon size={18} />} onClick={onRetry}>
            {t('actions.retry')}
          </Button>
          {failure && <ContactButton failure={failure} />}
        </Group>
      }
    />
  );
}
