import { Button, Paper, Stack, Text } from '@mantine/core';
import type { Satang } from '@wallet/contract/wire/money';
import { payoutsOf, rewardKinds, worthwhileKinds, type RewardShares } from '@wallet/contract/wire/reward';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../Hint/Hint.tsx';
import { Money } from '../Money/Money.tsx';
import type { ChosenReward } from '../RewardSheet/reward.ts';

export interface RewardCardProps {
  label: string;
  amount: Satang;
  shares: RewardShares;
  /** Why it cannot be received; undefined when it can. */
  reason: ReactNode | undefined;
  onChoose: (chosen: ChosenReward) => void;
  children?: ReactNode;
}

/** Waiting amount and the choices to receive it, each with its payout. */
export function RewardCard({ label, amount, shares, reason, onChoose, children }: RewardCardProps) {
  const t = useTranslation('refund');
  const reasonId = useId();
  const payouts = payoutsOf(amount, shares);
  const hasAmount = amount > 0;
  const kinds = hasAmount ? worthwhileKinds(payouts) : rewardKinds;
  const blocked = reason ?? (kinds.length === 0 ? t('notNow') : undefined);
  const choices = {
    wallet: { name: t('reward.intoWallet'), payout: payouts.certain, hint: t('reward.walletHint') },
    bonus: {
      name: t('reward.asBonus'),
      payout: payouts.complete,
      hint: t('reward.bonusHint', { certain: payouts.certain }),
    },
  };
  return (
    <Paper component="section" radius="md" p="lg" bg="dark.5" aria-label={label}>
      <Hint>{label}</Hint>
      <Text fz="var(--wallet-figure)" fw={700} lh={1.25}>
        <Money amount={amount} />
      </Text>
      {children}
      <Stack gap="sm" mt="md">
        {kinds.map((kind) => (
          <div key={kind}>
            <Button
              variant="light"
              fullWidth
              disabled={blocked !== undefined}
              aria-describedby={blocked === undefined ? `${reasonId}-${kind}` : reasonId}
              onClick={() => onChoose({ kind, amount, shares })}
            >
              <span>
                {choices[kind].name} {hasAmount && <Money amount={choices[kind].payout} />}
              </span>
            </Button>
            {hasAmount && (
              <Hint id={`${reasonId}-${kind}`} size="xs" mt={4} ta="center">
                {choices[kind].hint}
              </Hint>
            )}
          </div>
        ))}
      </Stack>
      {blocked !== undefined && (
        <Hint component="div" id={reasonId} mt="md">
          {blocked}
        </Hint>
      )}
    </Paper>
  );
}
