import { Group, Paper, Text } from '@mantine/core';
import type { BankAccount } from '@wallet/contract/profile';
import { Hint } from '../Hint/Hint.tsx';
import { BankBadge } from '../BankBadge/BankBadge.tsx';
import { useBankName } from '../BankBadge/use-bank-name.ts';

export interface BankAccountLineProps {
  /** Role of the account: “Paid to”. */
  label: string;
  account: BankAccount;
}

/** Bank account of the member with a masked number, safe to show on a shared phone. */
export function BankAccountLine({ label, account }: BankAccountLineProps) {
  const bankName = useBankName();
  return (
    <Paper p="md" radius="md" bg="dark.5">
      <Group gap="md" wrap="nowrap">
        <BankBadge code={account.bankCode} size={44} />
        <Text component="div" miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Hint size="xs">{label}</Hint>
          <Text fw={600}>{maskAccountNumber(account.bankAccountNo)}</Text>
          <Hint size="xs">
            {bankName(account)} · {account.bankAccountName}
          </Hint>
        </Text>
      </Group>
    </Paper>
  );
}

/** Returns `***-*-*6789`; numbers of four digits or fewer are masked completely. */
export const maskAccountNumber = (number: string): string =>
  `***-*-*${number.length > 4 ? number.slice(-4) : '***'}`;
