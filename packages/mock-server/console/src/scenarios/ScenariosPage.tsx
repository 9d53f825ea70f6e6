import { Badge, Button, Card, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { IconPlayerRecord, IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnection } from '../api/ConnectionContext.ts';
import { useLiveWorld } from '../api/live-world.ts';
import { useRun } from '../api/use-run.ts';
import { useRequest } from '../api/use-request.ts';
import { useText } from '../language/texts.ts';
import { useRoute } from '../shell/route.ts';
import { recordScenario } from './record.ts';
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
  const { run, isRunning, changing } = useRun('creating');
  const [, go] = useRoute();
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<unknown>();
  const [reports, setReports] = useState<Reports>({});
  const scenarios = useRequest('scenarios', () => control.scenarios.list()) ?? [];
  const found = scenarios.filter(({ name, title }) =>
    `${name} ${title}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const start = (name: string) =>
    void run(async () => {
      const { id } = await control.worlds.create({ scenario: name });
      go({ world: id, page: 'transitions' });
    }, t('worlds.started'));
  const test = (name: string) =>
    void run(async () => {
      const report = await control.scenarios.run({ scenario: name });
      setReports((before) => ({ ...before, [name]: report }));
    });
  const record = () => void run(async () => setEdited(await recordScenario(live, exchanges, calls)));

  return (
    <Stack>
      <Group>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited(empty)}>
          {t('scenarios.new')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlayerRecord size={16} />}
          disabled={exchanges.length === 0 || isRunning}
          onClick={record}
        >
          {t('scenarios.record')}
        </Button>
      </Group>
      <TextInput
        type="search"
        aria-label={t('scenarios.search')}
        placeholder={t('scenarios.search')}
        leftSection={<IconSearch size={16} />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Card withBorder p={0}>
        <Table verticalSpacing="xs" aria-label={t('pages.scenarios')}>
          <Table.Tbody>
            {found.map(({ name, title, json }) => (
              <Table.Tr key={name}>
                <Table.Td>
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
                </Table.Td>
                <Table.Td>
                  <Group gap={4} justify="end">
                    <Button size="compact-sm" {...changing} onClick={() => start(name)}>
                      {t('worlds.start')}
                    </Button>
                    <Button size="compact-sm" variant="default" {...changing} onClick={() => test(name)}>
                      {t('scenarios.test')}
                    </Button>
                    <Button size="compact-sm" variant="default" onClick={() => setEdited(json)}>
                      JSON
                    </Button>
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
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
