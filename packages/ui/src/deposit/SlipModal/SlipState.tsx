import { Alert } from '@mantine/core';
import type { SlipWindow } from '@wallet/contract/deposit';
import type { Loadable } from '../../base/loadable.ts';
import type { Progress } from '../../base/progress.ts';
import { useErrorAdvice, useErrorText, useWords } from '../../words/index.ts';
import { status } from '../../base/status/status.tsx';

export interface SlipStateProps {
  slipWindow: Loadable<SlipWindow>;
  isOnline: boolean;
  progress: Progress;
  hasPicture: boolean;
}

/** Whether it is known that slips are not taken now. */
export const isClosed = (slipWindow: Loadable<SlipWindow>): boolean =>
  slipWindow.state === 'ready' && !slipWindow.data.isOpen;

/** What stands in the way of sending a slip, or went wrong the last time; it is read out when it changes. */
export function SlipState(props: SlipStateProps) {
  return (
    <div role="status">
      <State {...props} />
    </div>
  );
}

function State({ slipWindow, isOnline, progress, hasPicture }: SlipStateProps) {
  const t = useWords('deposit');
  const errorText = useErrorText();
  const errorAdvice = useErrorAdvice();
  const failure = progress.state === 'refused' ? progress.failure : undefined;
  const wasOffline = failure?.message === 'offline';

  if (slipWindow.state === 'ready' && !slipWindow.data.isOpen) {
    const { closedFrom: from, closedTo: to } = slipWindow.data;
    return (
      <Alert
        {...status.warning}
        title={from && to ? t('slip.closed.hours', { from, to }) : t('slip.closed.now')}
      >
        {t('slip.closed.text')}
      </Alert>
    );
  }
  if (!isOnline) {
    return (
      <Alert {...status.warning} title={t('slip.offline.title')}>
        {hasPicture && t('slip.offline.text')}
      </Alert>
    );
  }
  if (wasOffline) {
    return (
      <Alert {...status.success} title={t('slip.backOnline.title')}>
        {t('slip.backOnline.text')}
      </Alert>
    );
  }
  if (failure) {
    return (
      <Alert {...status.failure} title={errorText(failure)}>
        {errorAdvice(failure)}
      </Alert>
    );
  }
  if (progress.state === 'unknown' && progress.verdict === 'did-not-happen') {
    return (
      <Alert {...status.failure} title={t('slip.lost.title')}>
        {errorText(progress.failure)} {t('slip.lost.text')}
      </Alert>
    );
  }
  return null;
}
