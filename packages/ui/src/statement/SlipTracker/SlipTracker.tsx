import { Button, Stack } from '@mantine/core';
import type { Slip } from '@wallet/contract/statement';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Money } from '../../base/Money/Money.tsx';
import { ResultSign } from '../../base/ResultDialog/ResultSign.tsx';
import { statusTones } from '../../base/StatusBadge/status-tones.ts';
import { useWords } from '../../words/index.ts';
import { stepAfter } from '../slips.ts';
import { useSlipWords } from '../use-slip-words.ts';
import classes from './SlipTracker.module.css';

export interface SlipTrackerProps {
  /** The slip it is about; null while the list does not have it yet. */
  slip: Loadable<Slip | null>;
  /** Looks at once. */
  onRefresh: () => void;
  /** Leads to sending a slip. */
  onSend: () => void;
  onStatement: () => void;
  onContact: () => void;
}

/** What becomes of the slip that was sent last: under way, received, or why not and what to do now. */
export function SlipTracker({ slip, onRefresh, onSend, onStatement, onContact }: SlipTrackerProps) {
  const t = useWords('statement');
  const slipWords = useSlipWords();
  if (slip.state === 'loading') return <Loading />;
  if (slip.state === 'failed')
    return <Failed title={t('slip.failed')} onRetry={slip.retry} failure={slip.failure} />;
  if (!slip.data)
    return <Failed title={t('slip.missing')} text={t('slip.missingText')} onRetry={onRefresh} />;

  const { status, amount, createdAt, note } = slip.data;
  const { reason, advice } = slipWords(slip.data);
  const next = stepAfter(note);
  const ways = { send: onSend, statement: onStatement, contact: onContact };
  return (
    <div className={classes.tracker}>
      <ResultSign outcome={statusTones[status]} />
      <Stack gap="xs" role="status">
        <p className={classes.title}>
          {status === 'FAILED' && reason
            ? t('slip.reasoned', { status: t('slip.track.FAILED.title'), reason })
            : t(`slip.track.${status}.title`)}
        </p>
        {status === 'SUCCESS' && amount > 0 && (
          <p className={classes.amount}>
            <Money baht={amount} sign="plus" />
          </p>
        )}
        <p className={classes.text}>
          {status === 'FAILED' && advice ? advice : t(`slip.track.${status}.text`)}
        </p>
        {slip.isStale && <p className={classes.text}>{t('slip.stale')}</p>}
      </Stack>
      <p className={classes.text}>
        {t('slip.receivedAt')} <DateTime value={createdAt} />
      </p>
      {status === 'in progress' && (
        <Button variant="default" loading={slip.isRefreshing ?? false} onClick={onRefresh}>
          {t('slip.look')}
        </Button>
      )}
      {status === 'SUCCESS' && (
        <Button variant="default" onClick={onStatement}>
          {t('common:actions.openStatement')}
        </Button>
      )}
      {status === 'FAILED' && (
        <Button variant="light" onClick={ways[next]}>
          {t(`slip.step.${next}`)}
        </Button>
      )}
    </div>
  );
}
