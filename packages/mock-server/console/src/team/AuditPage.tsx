import { Badge, Group, Stack, Table, Text, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnection, useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { asMoment } from '../clock/moment.ts';
import { useText } from '../language/texts.ts';
import { SearchField } from '../parts/SearchField.tsx';
import { TwoLines } from '../parts/TwoLines.tsx';

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
  const body = found
    .slice(-mostShown)
    .reverse()
    .map(({ at, person, call, world, status }) => [
      <TwoLines key="person" name={person}>
        {asMoment(Date.parse(at))}
      </TwoLines>,
      <TwoLines key="call" name={call}>
        {world}
      </TwoLines>,
      <Badge key="status" variant="light" color={status === 200 ? 'green' : 'red'}>
        {status}
      </Badge>,
    ]);
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {t('team.auditHint')}
      </Text>
      <Group gap="sm">
        <SearchField label={t('team.search')} value={search} onSearch={setSearch} />
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} />}
          onClick={() => setRefreshes((count) => count + 1)}
        >
          {t('team.refresh')}
        </Button>
      </Group>
      {found.length === 0 && <Text c="dimmed">{t('team.nothing')}</Text>}
      <Table aria-label={t('pages.audit')} data={{ body }} />
    </Stack>
  );
}
