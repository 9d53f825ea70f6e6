import { Card, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLiveWorld } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { RunForm } from '../parts/RunForm.tsx';
import { shortName } from './BalanceTable.tsx';

interface AdjustFormProps {
  readonly accounts: readonly string[];
  readonly wallet: string;
}

export function AdjustForm({ accounts, wallet }: AdjustFormProps) {
  const t = useText();
  const { world } = useLiveWorld();
  const [account, setAccount] = useState(wallet);
  const [amount, setAmount] = useState<number | string>('');
  const [reason, setReason] = useState('');
  const choices = [...new Set([wallet, ...accounts])];
  return (
    <Card withBorder p="sm">
      <RunForm
        isLine
        submit={t('members.adjust')}
        act={() => world.ledger.adjust({ account, amount: Number(amount), reason: reason.trim() })}
        done={t('members.adjusted')}
      >
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
      </RunForm>
    </Card>
  );
}
