import { Badge, Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnection } from '../api/ConnectionContext.ts';
import { useLiveWorld } from '../api/live-world.ts';
import { useRequest } from '../api/use-request.ts';
import { asMoment } from '../clock/moment.ts';
import { useText } from '../language/texts.ts';

const mostShown = 300;

/** The calls of the team that changed something or were refused, newest first. */
export function AuditPage() {
  const t = useText();
  const { control } = useConnection();
  const { revision } = useLiveWorld();
  const [search, setSearch] = useState('');
  const [refreshes, setRefreshes] = useState(0);
  const entries = useRequest(`${revision} ${refreshes}`, () => control.audit()) ?? [];
  const wanted = search.trim().toLowerCase();
  const found = entries.filter(({ person, call, world = '' }) =>
    `${person} ${call} ${world}`.toLowerCase().includes(wanted),
  );
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {t('team.auditHint')}
      </Text>
      <Group gap="sm">
        <TextInput
          type="search"
          aria-label={t('team.search')}
          placeholder={t('team.search')}
          leftSection={<IconSearch size={16} />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          style={{ flex: '1 1 12rem' }}
        />
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} />}
          onClick={() => setRefreshes((count) => count + 1)}
        >
          {t('team.refresh')}
        </Button>
      </Group>
      {found.length === 0 && <Text c="dimmed">{t('team.nothing')}</Text>}
      <Table verticalSpacing="xs" aria-label={t('pages.audit')}>
        <Table.Tbody>
          {found
            .slice(-mostShown)
            .reverse()
            .map(({ n, at, person, call, world, status }) => (
              <Table.Tr key={n}>
                <Table.Td>
                  <Text size="sm" fw={600}>
                    {person}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {asMoment(Date.parse(at))}
                  </Text>
                </Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  {call}
                  <Text size="xs" c="dimmed">
                    {world}
                  </Text>
                </Table.Td>
                <Table.Td ta="right">
                  <Badge variant="light" color={status === 200 ? 'green' : 'red'}>
                    {status}
                  </Badge>
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
