import { Button, Paper, Stack, Text } from '@mantine/core';
import { type Satang, satang } from '@wallet/contract/wire/money';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import type { RewardKind } from '../RewardSheet/reward.ts';
import { Money } from '../Money/Money.tsx';

export interface RewardCardProps {
  /** Label of the amount. */
  label: string;
  amount: Satang;
  /** Amount received by each kind, in satang. */
  amounts: Readonly<Record<RewardKind, Satang>>;
  /** Why it cannot be received; undefined when it can. */
  reason: ReactNode | undefined;
  onChoose: (kind: RewardKind) => void;
  /** Explanation of the amount. */
  children?: ReactNode;
}

const nothing = satang(0);

/** Waiting amount and the two equal buttons to receive it. */
export function RewardCard({ label, amount, amounts, reason, onChoose, children }: RewardCardProps) {
  const t = useTranslation('refund');
  const reasonId = useId();
  const buttonOf = (kind: RewardKind, name: string) => (
    <Button
      variant="light"
      fullWidth
      disabled={reason !== undefined}
      {...(reason !== undefined && { 'aria-describedby': reasonId })}
      onClick={() => onChoose(kind)}
    >
      <span>
        {name} {amount > nothing && <Money amount={amounts[kind]} />}
      </span>
    </Button>
  );
  return (
    <Paper component="section" radius="md" p="lg" bg="dark.5" aria-label={label}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fz="var(--wallet-figure)" fw={700} lh={1.25}>
        <Money amount={amount} />
      </Text>
      {children}
      <Stack gap="sm" mt="md">
        {buttonOf('bonus', t('reward.asBonus'))}
        {buttonOf('wallet', t('reward.intoWallet'))}
      </Stack>
      {reason !== undefined && (
        <Text component="div" id={reasonId} size="sm" c="dimmed" mt="md">
          {reason}
        </Text>
      )}
    </Paper>
  );
}
