import { Badge, Group, Stack, Table, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveWorld } from '../api/live-world.ts';
import { useRequest } from '../api/use-request.ts';
import { useText } from '../language/texts.ts';
import { asBaht } from './baht.ts';
import { MemberDrawer } from './MemberDrawer.tsx';
import { OtpCard } from './OtpCard.tsx';

const mostShown = 100;

/** All members with their balances; a click opens one with all its data. */
export function MembersPage() {
  const t = useText();
  const { world, revision } = useLiveWorld();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<string>();
  const members = useRequest(revision, () => world.members.list()) ?? [];
  const balances = useRequest(revision, () => world.ledger.balances()) ?? {};
  const wanted = search.trim().toLowerCase();
  const found = members.filter(({ phone, name, id }) =>
    `${phone} ${name} ${id}`.toLowerCase().includes(wanted),
  );
  return (
    <Stack>
      <OtpCard />
      <TextInput
        type="search"
        label={t('members.search')}
        leftSection={<IconSearch size={16} />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Table verticalSpacing="xs" highlightOnHover aria-label={t('pages.members')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('members.phone')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('members.standing')}</Table.Th>
            <Table.Th ta="right">{t('members.wallet')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {found.slice(0, mostShown).map(({ id, phone, name, standing, isActive }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <UnstyledButton onClick={() => setOpened(phone)} c="gold.4" fw={600}>
                  {phone}
                </UnstyledButton>
                <Text size="xs" c="dimmed">
                  {name}
                </Text>
              </Table.Td>
              <Table.Td visibleFrom="sm">
                <Group gap={4}>
                  <Badge variant="light" color={standing === 'good' ? 'green' : 'red'}>
                    {standing}
                  </Badge>
                  {!isActive && <Badge color="orange">{t('members.inactive')}</Badge>}
                </Group>
              </Table.Td>
              <Table.Td ta="right" ff="monospace">
                {asBaht(balances[`wallet:${id}`] ?? 0)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {found.length > mostShown && (
        <Text c="dimmed">{t('members.shown', { shown: mostShown, count: found.length })}</Text>
      )}
      <MemberDrawer phone={opened} onClose={() => setOpened(undefined)} />
    </Stack>
  );
}
