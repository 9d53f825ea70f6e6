import { Badge, Button, Card, Group, Stack, Table, Text } from '@mantine/core';
import { IconPlayerRecord, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnection, useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { SearchField } from '../parts/SearchField.tsx';
import { SmallButton } from '../parts/SmallButton.ts';
import { recordScenario } from './record.ts';
import { ScenarioButtons } from './ScenarioButtons.tsx';
import { ScenarioDrawer } from './ScenarioDrawer.tsx';

type Reports = Readonly<Record<string, { readonly isMet: boolean; readonly problems: readonly string[] }>>;

const empty = {
  name: 'my-scenario',
  title: 'What it shows.',
  given: [],
  timeline: [],
  expect: { steps: [] },
};

/** The library: starts scenarios, runs their self-tests, edits and records them. */
export function ScenariosPage() {
  const t = useText();
  const { control, calls } = useConnection();
  const live = useLiveWorld();
  const { exchanges } = live;
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<unknown>();
  const [reports, setReports] = useState<Reports>({});
  const scenarios = useRequest('scenarios', () => control.scenarios.list()) ?? [];
  const found = scenarios.filter(({ name, title }) =>
    `${name} ${title}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const record = async (): Promise<void> => setEdited(await recordScenario(live, calls));
  const body = found.map(({ name, title, json }) => [
    <div key="scenario">
      <Group gap="xs">
        <Text fw={600} size="sm">
          {name}
        </Text>
        <Result report={reports[name]} />
      </Group>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      {reports[name]?.problems.map((problem) => (
        <Text key={problem} size="xs" c="red.3">
          {problem}
        </Text>
      ))}
    </div>,
    <Group key="actions" gap={4} justify="end">
      <ScenarioButtons
        scenario={name}
        onTested={(report) => setReports((before) => ({ ...before, [name]: report }))}
      />
      <SmallButton onClick={() => setEdited(json)}>JSON</SmallButton>
    </Group>,
  ]);

  return (
    <Stack>
      <Group>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited(empty)}>
          {t('scenarios.new')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlayerRecord size={16} />}
          disabled={exchanges.length === 0}
          onClick={() => void live.run(record)}
        >
          {t('scenarios.record')}
        </Button>
      </Group>
      <SearchField label={t('scenarios.search')} value={search} onSearch={setSearch} />
      <Card withBorder p={0}>
        <Table aria-label={t('pages.scenarios')} data={{ body }} />
      </Card>
      <ScenarioDrawer scenario={edited} onClose={() => setEdited(undefined)} />
    </Stack>
  );
}

function Result({ report }: { readonly report: Reports[string] | undefined }) {
  const t = useText();
  if (!report) return null;
  return (
    <Badge size="sm" variant="light" color={report.isMet ? 'green' : 'red'}>
      {report.isMet ? t('scenarios.met') : t('scenarios.unmet')}
    </Badge>
  );
}
