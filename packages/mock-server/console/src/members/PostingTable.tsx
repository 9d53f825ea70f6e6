import { Stack, Table, Text } from '@mantine/core';
import { useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { asMoment } from '../clock/moment.ts';
import { useText } from '../language/texts.ts';
import { TwoLines } from '../parts/TwoLines.tsx';
import { asBaht } from './baht.ts';
import { shortName } from './BalanceTable.tsx';

/** The newest transactions of a member, with all their accounts. */
export function PostingTable({ memberId }: { readonly memberId: string }) {
  const t = useText();
  const { world, revision } = useLiveWorld();
  const page = useRequest(`${memberId} ${revision}`, () =>
    world.ledger.transactions({ memberId, limit: 50 }),
  );
  const body = page?.transactions.map(({ id, at, kind, note, postings }) => [
    <TwoLines key="transaction" name={kind}>
      {asMoment(Date.parse(at))} {note}
      <br />
      {id}
    </TwoLines>,
    postings.map(({ account, amount }) => (
      <Text key={account} size="xs" ff="monospace" ta="right" c={amount < 0 ? 'red.4' : 'green.4'}>
        {shortName(account)} {asBaht(amount)}
      </Text>
    )),
  ]);
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('members.transactions', { count: page?.total ?? 0 })}
      </Text>
      <Table aria-label={t('members.postings')} data={{ body: body ?? [] }} />
    </Stack>
  );
}
