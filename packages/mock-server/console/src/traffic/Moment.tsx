import { Button, Code, Group, Stack, Table, Text } from '@mantine/core';
import { IconArrowBackUp, IconGitFork } from '@tabler/icons-react';
import { useLiveWorld } from '../api/live-world.ts';
import { useRun } from '../api/use-run.ts';
import { useRequest } from '../api/use-request.ts';
import { useText } from '../language/texts.ts';
import { useRights } from '../team/rights.ts';
import { useRoute } from '../shell/route.ts';

interface MomentProps {
  /** Number of the journal entry. */
  readonly entry: number;
}

/** The moment of an entry: the rows that it changed, a copy that goes on from there, and the way back. */
export function Moment({ entry }: MomentProps) {
  const t = useText();
  const { world } = useLiveWorld();
  const { run, isRunning, changing } = useRun();
  const { creating } = useRights();
  const [, go] = useRoute();
  const changes = useRequest(entry, () => world.changes(entry));
  if (!changes) return null;
  const fork = (): void =>
    void run(async () => {
      const { id } = await world.fork({ at: entry });
      go({ world: id });
    }, t('worlds.forked'));
  return (
    <Stack gap="sm" mt="md" component="section" aria-label={t('past.title', { entry })}>
      <Text fw={600}>{t('past.title', { entry })}</Text>
      <Group gap="xs">
        <Button
          size="compact-md"
          variant="default"
          disabled={creating !== undefined}
          title={creating}
          loading={isRunning}
          leftSection={<IconGitFork size={16} />}
          onClick={fork}
        >
          {t('past.fork')}
        </Button>
        <Button
          size="compact-md"
          color="orange"
          {...changing}
          loading={isRunning}
          leftSection={<IconArrowBackUp size={16} />}
          onClick={() => void run(() => world.rewind(entry), t('past.rewound', { entry }))}
        >
          {t('past.rewind')}
        </Button>
      </Group>
      {changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('past.unchanged')}
        </Text>
      ) : (
        <Table withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('past.row')}</Table.Th>
              <Table.Th>{t('past.before')}</Table.Th>
              <Table.Th>{t('past.after')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.map(({ map, key, before, after }) => (
              <Table.Tr key={map + key}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  {map} {key}
                </Table.Td>
                <Table.Td>
                  <Value value={before} />
                </Table.Td>
                <Table.Td>
                  <Value value={after} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}

const Value = ({ value }: { readonly value: unknown }) =>
  value === null ? (
    '–'
  ) : (
    <Code style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{JSON.stringify(value, null, 1)}</Code>
  );
