import { Button, Stack, Text } from '@mantine/core';
import type { Slip } from '@wallet/contract/statement';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { useNavigation } from '../../base/Link/Link.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Money } from '../../base/Money/Money.tsx';
import { ResultSign } from '../../base/ResultDialog/ResultSign.tsx';
import { statusTones } from '../../base/StatusBadge/StatusBadge.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { SlipContact } from '../SlipContact/SlipContact.tsx';
import { nextStepFor } from '../slip-notes.ts';
import { useSlipFailureText } from '../use-slip-failure-text.ts';

export interface SlipTrackerProps {
  /** The last sent slip; null while the list does not have it yet. */
  slip: Loadable<Slip | null>;
  onRefresh: () => void;
  onSend: () => void;
}

/** State of the last sent slip: pending, received, or refused with a next step. */
export function SlipTracker({ slip, onRefresh, onSend }: SlipTrackerProps) {
  const t = useTranslation('statement');
  const { navigate } = useNavigation();
  const openStatement = () => navigate('/user/statement');
  const failureText = useSlipFailureText();
  if (slip.state !== 'ready') return <LoadState of={slip} title={t('slip.failed')} />;
  if (!slip.data)
    return <ErrorState title={t('slip.missing')} text={t('slip.missingText')} onRetry={onRefresh} />;

  const { status, amount, createdAt, note } = slip.data;
  const { reason, advice } = failureText(slip.data);
  const next = nextStepFor(note);
  const actions = { send: onSend, statement: openStatement };
  return (
    <Stack gap="md" align="center" ta="center" style={{ textWrap: 'balance' }}>
      <ResultSign outcome={statusTones[status]} />
      <Stack gap="xs" role="status">
        <Text size="lg" fw={600}>
          {status === 'FAILED' && reason
            ? t('slip.reasoned', { status: t('slip.track.FAILED.title'), reason })
            : t(`slip.track.${status}.title`)}
        </Text>
        {status === 'SUCCESS' && amount > 0 && (
          <Text fz="var(--wallet-figure)" fw={700} lh={1.25} c="green.4">
            <Money amount={amount} sign="plus" />
          </Text>
        )}
        <Hint>{status === 'FAILED' && advice ? advice : t(`slip.track.${status}.text`)}</Hint>
        {slip.isStale && <Hint>{t('slip.stale')}</Hint>}
      </Stack>
      <Hint>
        {t('slip.receivedAt')} <DateTime value={createdAt} />
      </Hint>
      {status === 'in progress' && (
        <Button variant="default" loading={slip.isRefreshing ?? false} onClick={onRefresh}>
          {t('slip.look')}
        </Button>
      )}
      {status === 'SUCCESS' && (
        <Button variant="default" onClick={openStatement}>
          {t('common:actions.openStatement')}
        </Button>
      )}
      {status === 'FAILED' && next !== 'contact' && (
        <Button variant="light" onClick={actions[next]}>
          {t(`slip.step.${next}`)}
        </Button>
      )}
      <SlipContact slip={slip.data} />
    </Stack>
  );
}
