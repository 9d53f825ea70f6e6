import { Card, Table, Text } from '@mantine/core';
import { useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { TwoLines } from '../parts/TwoLines.tsx';

const mostShown = 50;

/** Reports of the app, newest first. */
export function ReportTable() {
  const t = useText();
  const { present, revision } = useLiveWorld();
  const batches = useRequest(revision, () => present.reports.list()) ?? [];
  const body = batches
    .flatMap(({ build, reports }) =>
      reports.map(({ kind, route, language, ...details }) => [
        kind,
        <TwoLines key="details" name={`${route} ${language} · ${build}`}>
          {Object.values(details).flat().join(' ')}
        </TwoLines>,
      ]),
    )
    .slice(-mostShown)
    .reverse();
  if (body.length === 0) return null;
  return (
    <Card withBorder>
      <Text fw={600}>{t('traffic.reports')}</Text>
      <Table aria-label={t('traffic.reports')} data={{ body }} />
    </Card>
  );
}
