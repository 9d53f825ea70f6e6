import type { SlipWindow } from '@wallet/contract/deposit';
import type { Loadable } from '../../base/loadable.ts';
import { Notice } from '../../base/Notice/Notice.tsx';
import type { Progress } from '../../base/progress.ts';
import { useErrorAdvice, useErrorText, useWords } from '../../words/index.ts';

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
      <Notice tone="warning" advice={t('slip.closed.text')}>
        {from && to ? t('slip.closed.hours', { from, to }) : t('slip.closed.now')}
      </Notice>
    );
  }
  if (!isOnline) {
    return (
      <Notice tone="warning" advice={hasPicture && t('slip.offline.text')}>
        {t('slip.offline.title')}
      </Notice>
    );
  }
  if (wasOffline) {
    return (
      <Notice tone="success" advice={t('slip.backOnline.text')}>
        {t('slip.backOnline.title')}
      </Notice>
    );
  }
  if (failure) {
    return (
      <Notice tone="failure" advice={errorAdvice(failure)}>
        {errorText(failure)}
      </Notice>
    );
  }
  if (progress.state === 'unknown' && progress.verdict === 'did-not-happen') {
    return (
      <Notice tone="failure" advice={t('slip.lost.text')}>
        {t('slip.lost.title')}
      </Notice>
    );
  }
  return null;
}
