import { Table } from '@mantine/core';
import { useText } from '../language/texts.ts';
import { asBaht } from './baht.ts';

/** The accounts of a member, without the common id. */
export function BalanceTable({ balances }: { readonly balances: Readonly<Record<string, number>> }) {
  const t = useText();
  return (
    <Table aria-label={t('members.money')}>
      <Table.Tbody>
        {Object.entries(balances).map(([account, balance]) => (
          <Table.Tr key={account}>
            <Table.Td>{shortName(account)}</Table.Td>
            <Table.Td ta="right" ff="monospace">
              {asBaht(balance)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Returns `game PG` for `game:m1:PG`. */
export const shortName = (account: string): string => {
  const [kind = '', , detail] = account.split(':');
  return account.startsWith('system:') ? account : [kind, detail].filter(Boolean).join(' ');
};
