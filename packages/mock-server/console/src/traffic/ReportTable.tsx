import { Card, Table, Text } from '@mantine/core';
import { useLiveWorld } from '../api/live-world.ts';
import { useRequest } from '../api/use-request.ts';
import { useText } from '../language/texts.ts';

const mostShown = 50;

/** Reports of the app, newest first. */
export function ReportTable() {
  const t = useText();
  const { present, revision } = useLiveWorld();
  const batches = useRequest(revision, () => present.reports.list()) ?? [];
  const reports = batches.flatMap(({ build, reports: ofBatch }) =>
    ofBatch.map((report) => ({ build, report })),
  );
  if (reports.length === 0) return null;
  return (
    <Card withBorder>
      <Text fw={600}>{t('traffic.reports')}</Text>
      <Table aria-label={t('traffic.reports')}>
        <Table.Tbody>
          {reports
            .slice(-mostShown)
            .reverse()
            .map(({ build, report: { kind, route, language, ...details } }, index) => (
              <Table.Tr key={`${kind} ${index}`}>
                <Table.Td fw={600}>{kind}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  {route} {language} · {build}
                  <Text size="xs" c="dimmed">
                    {Object.values(details).flat().join(' ')}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
