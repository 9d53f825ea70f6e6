import { Badge, Group, Stack, Table, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { SearchField } from '../parts/SearchField.tsx';
import { TwoLines } from '../parts/TwoLines.tsx';
import { asBaht } from './baht.ts';
import { MemberDrawer } from './MemberDrawer.tsx';

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
  const body = found.slice(0, mostShown).map(({ id, phone, name, standing, isActive }) => [
    <TwoLines
      key="phone"
      name={
        <UnstyledButton onClick={() => setOpened(phone)} c="gold.4" fz="sm" fw={600}>
          {phone}
        </UnstyledButton>
      }
    >
      {name}
    </TwoLines>,
    <Group key="standing" gap={4}>
      <Badge variant="light" color={standing === 'good' ? 'green' : 'red'}>
        {standing}
      </Badge>
      {!isActive && <Badge color="orange">{t('members.inactive')}</Badge>}
    </Group>,
    <Text key="wallet" size="sm" ff="monospace" ta="right">
      {asBaht(balances[`wallet:${id}`] ?? 0)}
    </Text>,
  ]);
  const head = [
    t('members.phone'),
    t('members.standing'),
    <Text key="wallet" size="sm" fw={600} ta="right">
      {t('members.wallet')}
    </Text>,
  ];
  return (
    <Stack>
      <SearchField label={t('members.search')} value={search} onSearch={setSearch} />
      <Table highlightOnHover aria-label={t('pages.members')} data={{ head, body }} />
      {found.length > mostShown && (
        <Text c="dimmed">{t('members.shown', { shown: mostShown, count: found.length })}</Text>
      )}
      <MemberDrawer phone={opened} onClose={() => setOpened(undefined)} />
    </Stack>
  );
}
