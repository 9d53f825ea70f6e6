import { Alert } from '@mantine/core';
import type { SlipWindow } from '@wallet/contract/deposit';
import type { Loadable } from '../../base/loadable.ts';
import type { Progress } from '../../base/progress.ts';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { Advice } from '../../base/support/Advice.tsx';

export interface SlipNoticeProps {
  /** Opening hours for slips; while unloaded, sending is allowed. */
  slipWindow: Loadable<SlipWindow>;
  isOnline: boolean;
  progress: Progress;
  hasPicture: boolean;
}

/** Returns whether slips are refused now; false while loading. */
export const isSlipWindowClosed = (slipWindow: Loadable<SlipWindow>): boolean =>
  slipWindow.state === 'ready' && !slipWindow.data.isOpen;

/** The reason why a slip cannot be sent, or the last error. */
export function SlipNotice({ slipWindow, isOnline, progress, hasPicture }: SlipNoticeProps) {
  const t = useTranslation('deposit');
  const { errorText } = useErrors();
  const failure = progress.state === 'refused' ? progress.failure : undefined;
  const wasOffline = failure?.message === 'offline';

  if (slipWindow.state === 'ready' && !slipWindow.data.isOpen) {
    const { closedFrom: from, closedTo: to } = slipWindow.data;
    return (
      <Alert
        {...alertProps.warning}
        title={from && to ? t('slip.closed.hours', { from, to }) : t('slip.closed.now')}
      >
        {t('slip.closed.text')}
      </Alert>
    );
  }
  if (!isOnline) {
    return (
      <Alert {...alertProps.warning} title={t('slip.offline.title')}>
        {hasPicture && t('slip.offline.text')}
      </Alert>
    );
  }
  if (wasOffline) {
    return (
      <Alert {...alertProps.success} title={t('slip.backOnline.title')}>
        {t('slip.backOnline.text')}
      </Alert>
    );
  }
  if (failure) {
    return (
      <Alert {...alertProps.failure} title={errorText(failure)}>
        <Advice failure={failure} />
      </Alert>
    );
  }
  if (progress.state === 'unknown' && progress.verdict === 'did-not-happen') {
    return (
      <Alert {...alertProps.failure} title={t('slip.lost.title')}>
        {errorText(progress.failure)} {t('slip.lost.text')}
      </Alert>
    );
  }
  return null;
}
