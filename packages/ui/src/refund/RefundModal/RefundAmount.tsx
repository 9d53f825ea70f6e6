import { Button, Text } from '@mantine/core';
import type { RefundCheck } from '@wallet/contract/refund';
import type { ReactNode } from 'react';
import { RewardCard } from '../../base/RewardCard/RewardCard.tsx';
import type { ChosenReward } from '../../base/RewardSheet/reward.ts';
import { useTranslation } from '../../i18n/index.ts';

export interface RefundAmountProps {
  check: RefundCheck;
  onChoose: (chosen: ChosenReward) => void;
  onBonuses: () => void;
}

/** The refund amount with its two choices, or the reason why it cannot be received. */
export function RefundAmount({ check, onChoose, onBonuses }: RefundAmountProps) {
  const t = useTranslation('refund');
  const { info, refundAmount: amount, refundSuccess: success, refundFail: fail } = check;
  const shares = { success, fail };
  return (
    <RewardCard
      label={t('amount')}
      amount={amount}
      shares={shares}
      reason={useBlockedReason(check, onBonuses)}
      onChoose={(kind) => onChoose({ kind, amount, shares })}
    >
      {info && (
        <Text size="sm" mt="xs" c="dimmed">
          {info}
        </Text>
      )}
    </RewardCard>
  );
}

/** Returns why a refund cannot be received; undefined when it can. An active bonus comes first. */
function useBlockedReason(
  { result, bonus, refundAmount }: RefundCheck,
  onBonuses: () => void,
): ReactNode | undefined {
  const t = useTranslation('refund');
  if (refundAmount === 0) return <Text inherit>{t('nothing')}</Text>;
  if (result) return undefined;
  if (!bonus) return <Text inherit>{t('notNow')}</Text>;
  return (
    <>
      <Text inherit>{t('bonusRuns', { bonus })}</Text>
      <Button ml="-0.625rem" variant="subtle" size="compact-sm" onClick={onBonuses}>
        {t('reward.bonuses')}
      </Button>
    </>
  );
}
