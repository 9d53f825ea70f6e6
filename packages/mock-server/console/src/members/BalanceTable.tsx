import { Table, Text } from '@mantine/core';
import { useText } from '../language/texts.ts';
import { asBaht } from './baht.ts';

/** The accounts of a member, without the common id. */
export function BalanceTable({ balances }: { readonly balances: Readonly<Record<string, number>> }) {
  const t = useText();
  const body = Object.entries(balances).map(([account, balance]) => [
    shortName(account),
    <Text key="balance" size="sm" ta="right" ff="monospace">
      {asBaht(balance)}
    </Text>,
  ]);
  return <Table aria-label={t('members.money')} data={{ body }} />;
}

/** Returns `game PG` for `game:m1:PG`. */
export const shortName = (account: string): string => {
  const [kind = '', , detail] = account.split(':');
  return account.startsWith('system:') ? account : [kind, detail].filter(Boolean).join(' ');
};
