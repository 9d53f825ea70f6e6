import { Group } from '@mantine/core';
import { BankBadge } from './BankBadge.tsx';
import { bankColors } from './bank-colors.ts';

export const Ready = () => (
  <Group>
    {Object.keys(bankColors).map((code) => (
      <BankBadge key={code} code={code} />
    ))}
  </Group>
);
export const UnknownBank = () => <BankBadge code="ACLEDA" />;
export const Large = () => <BankBadge code="KBANK" size={72} />;
