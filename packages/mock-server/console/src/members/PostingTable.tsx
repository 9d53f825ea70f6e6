import { Stack, Table, Text } from '@mantine/core';
import { useLiveWorld } from '../api/live-world.ts';
import { useRequest } from '../api/use-request.ts';
import { asMoment } from '../clock/moment.ts';
import { useText } from '../language/texts.ts';
import { asBaht } from './baht.ts';
import { shortName } from './BalanceTable.tsx';

/** The newest transactions of a member, with all their accounts. */
export function PostingTable({ memberId }: { readonly memberId: string }) {
  const t = useText();
  const { world, revision } = useLiveWorld();
  const page = useRequest(`${memberId} ${revision}`, () =>
    world.ledger.transactions({ memberId, limit: 50 }),
  );
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('members.transactions', { count: page?.total ?? 0 })}
      </Text>
      <Table verticalSpacing="xs" aria-label={t('members.postings')}>
        <Table.Tbody>
          {page?.transactions.map(({ id, at, kind, note, postings }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Text size="sm" fw={600}>
                  {kind}
                </Text>
                <Text size="xs" c="dimmed">
                  {asMoment(Date.parse(at))} {note}
                </Text>
                <Text size="xs" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
                  {id}
                </Text>
              </Table.Td>
              <Table.Td>
                {postings.map(({ account, amount }) => (
                  <Text
                    key={account}
                    size="xs"
                    ff="monospace"
                    ta="right"
                    c={amount < 0 ? 'red.4' : 'green.4'}
                  >
                    {shortName(account)} {asBaht(amount)}
                  </Text>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
