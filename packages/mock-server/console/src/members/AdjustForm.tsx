import { Button, Card, Group, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLiveWorld } from '../api/live-world.ts';
import { useRun } from '../api/use-run.ts';
import { useText } from '../language/texts.ts';
import { shortName } from './BalanceTable.tsx';

interface AdjustFormProps {
  readonly accounts: readonly string[];
  readonly wallet: string;
}

/** Adjusts a balance, with a reason for the ledger. */
export function AdjustForm({ accounts, wallet }: AdjustFormProps) {
  const t = useText();
  const { world } = useLiveWorld();
  const { run, isRunning, changing } = useRun();
  const [account, setAccount] = useState(wallet);
  const [amount, setAmount] = useState<number | string>('');
  const [reason, setReason] = useState('');
  const choices = [...new Set([wallet, ...accounts])];
  return (
    <Card
      withBorder
      component="form"
      p="sm"
      onSubmit={(event) => {
        event.preventDefault();
        void run(
          () => world.ledger.adjust({ account, amount: Number(amount), reason: reason.trim() }),
          t('members.adjusted'),
        );
      }}
    >
      <Group align="end" gap="sm">
        <NativeSelect
          label={t('members.account')}
          value={account}
          onChange={({ currentTarget }) => setAccount(currentTarget.value)}
          data={choices.map((value) => ({ value, label: shortName(value) }))}
        />
        <NumberInput
          label={t('members.amount')}
          value={amount}
          onChange={setAmount}
          decimalScale={2}
          prefix="฿"
          w={130}
          required
        />
        <TextInput
          label={t('members.reason')}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          required
          style={{ flex: '1 1 10rem' }}
        />
        <Button type="submit" {...changing} loading={isRunning}>
          {t('members.adjust')}
        </Button>
      </Group>
    </Card>
  );
}
