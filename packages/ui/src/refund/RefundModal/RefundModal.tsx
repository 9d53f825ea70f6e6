import { Button, Text } from '@mantine/core';
import type { Refund, RefundCheck } from '@wallet/contract/refund';
import type { ReactNode } from 'react';
import { useNavigation } from '../../base/Link/Link.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { RewardCard } from '../../base/RewardCard/RewardCard.tsx';
import { RewardSheet, type RewardDialogProps } from '../../base/RewardSheet/RewardSheet.tsx';
import type { ChosenReward } from '../../base/RewardSheet/reward.ts';
import type { ListPage } from '../../base/list-page.ts';
import { mapLoadable, type Loadable } from '../../base/loadable.ts';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';

export interface RefundModalProps extends RewardDialogProps {
  check: Loadable<RefundCheck>;
  refunds: Loadable<ListPage & { readonly refunds: readonly Refund[] }>;
  /** Receives the certain part and gives up the rest. Called once per confirmation. */
  onAddToWallet: () => unknown;
}

/** A refund of losses, received as a bonus or partly into the wallet, without urging the player. */
export function RefundModal({ check, refunds, onAddToWallet, ...sheet }: RefundModalProps) {
  const t = useTranslation('refund');
  const { errorText } = useErrors();
  return (
    <RewardSheet
      {...sheet}
      noun="refund"
      log={mapLoadable(refunds, entriesOf)}
      onIntoWallet={onAddToWallet}
      doneText={(received) =>
        `${errorText('REFUND_SUCCESS')} ${received?.kind === 'wallet' ? t('wallet.done') : t('reward.bonusDone')}`
      }
    >
      {(onChoose) => (
        <>
          <LoadState of={check} />
          {check.state === 'ready' && <RefundAmount check={check.data} onChoose={onChoose} />}
        </>
      )}
    </RewardSheet>
  );
}

const entriesOf = ({ refunds, ...list }: ListPage & { refunds: readonly Refund[] }) => ({
  ...list,
  entries: refunds.map(({ refundAmount, createdAt }) => ({ amount: refundAmount, at: createdAt })),
});

interface RefundAmountProps {
  check: RefundCheck;
  onChoose: (chosen: ChosenReward) => void;
}

/** The refund amount with its two choices, or the reason why it cannot be received. */
function RefundAmount({ check, onChoose }: RefundAmountProps) {
  const t = useTranslation('refund');
  const { info, refundAmount, refundSuccess: success, refundFail: fail } = check;
  return (
    <RewardCard
      label={t('amount')}
      amount={refundAmount}
      shares={{ success, fail }}
      reason={useBlockedReason(check)}
      onChoose={onChoose}
    >
      {info && <Hint mt="xs">{info}</Hint>}
    </RewardCard>
  );
}

/** Returns why a refund cannot be received; undefined when it can. An active bonus comes first. */
function useBlockedReason({ result, bonus, refundAmount }: RefundCheck): ReactNode | undefined {
  const t = useTranslation('refund');
  const { navigate } = useNavigation();
  if (refundAmount === 0) return <Text inherit>{t('nothing')}</Text>;
  if (result) return undefined;
  if (!bonus) return <Text inherit>{t('notNow')}</Text>;
  return (
    <>
      <Text inherit>{t('bonusRuns', { bonus })}</Text>
      <Button ml="-0.625rem" variant="subtle" size="compact-sm" onClick={() => navigate('/user/bonus')}>
        {t('reward.bonuses')}
      </Button>
    </>
  );
}
