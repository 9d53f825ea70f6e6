import { Badge, Group, Table, Text, UnstyledButton } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { memo } from 'react';
import { asTime } from '../clock/moment.ts';
import { useText } from '../language/texts.ts';
import type { TrafficRow } from './rows.ts';

interface TrafficTableProps {
  readonly rows: readonly TrafficRow[];
  readonly onOpen: (row: TrafficRow) => void;
}

const colors = {
  call: 'gray',
  event: 'blue',
  control: 'gold',
  push: 'blue',
  fault: 'orange',
  violation: 'red',
  crash: 'red',
  drift: 'red',
} as const;

/** One line for each call or event, newest first. */
export const TrafficTable = memo(function TrafficTable({ rows, onOpen }: TrafficTableProps) {
  const t = useText();
  if (rows.length === 0) return <Text c="dimmed">{t('traffic.nothing')}</Text>;
  return (
    <Table
      verticalSpacing={4}
      horizontalSpacing="xs"
      highlightOnHover
      stickyHeader
      stickyHeaderOffset={56}
      aria-label={t('pages.traffic')}
      style={{ tableLayout: 'fixed' }}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={112} visibleFrom="md">
            {t('traffic.time')}
          </Table.Th>
          <Table.Th w={78}>{t('traffic.status')}</Table.Th>
          <Table.Th>{t('traffic.what')}</Table.Th>
          <Table.Th w={116} visibleFrom="sm">
            {t('traffic.who')}
          </Table.Th>
          <Table.Th w={72} ta="right" visibleFrom="sm">
            ms
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.key} onClick={() => onOpen(row)} style={{ cursor: 'pointer' }}>
            <Table.Td visibleFrom="md" ff="monospace" fz="xs" c="dimmed">
              {asTime(row.at)}
            </Table.Td>
            <Table.Td>
              <Sign row={row} />
            </Table.Td>
            <Table.Td>
              <Group gap={6} wrap="nowrap">
                <UnstyledButton
                  fz="sm"
                  fw={600}
                  style={{ overflowWrap: 'anywhere' }}
                  onClick={(event) => {
                    event.stopPropagation();
                    onOpen(row);
                  }}
                >
                  {row.name}
                </UnstyledButton>
                {(row.exchange?.faults.length ?? 0) > 0 && (
                  <IconBolt size={14} color="var(--mantine-color-orange-4)" aria-label={t('traffic.fault')} />
                )}
              </Group>
              <Text size="xs" c={row.isRefused ? 'red.3' : 'dimmed'} style={{ overflowWrap: 'anywhere' }}>
                {lineOf(row)}
              </Text>
            </Table.Td>
            <Table.Td visibleFrom="sm" fz="xs" style={{ overflowWrap: 'anywhere' }}>
              {row.who}
            </Table.Td>
            <Table.Td visibleFrom="sm" ta="right" ff="monospace" fz="xs">
              {row.exchange?.ms}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
});

function Sign({ row: { exchange, kind } }: { readonly row: TrafficRow }) {
  if (!exchange)
    return (
      <Badge variant="light" color={colors[kind]} size="sm" tt="none" px={6}>
        {kind}
      </Badge>
    );
  const { status, cut } = exchange;
  const color = cut !== undefined || status >= 500 ? 'red' : status >= 400 ? 'orange' : 'green';
  return (
    <Badge variant="light" color={color} size="sm" tt="none" px={6}>
      {cut ?? status}
    </Badge>
  );
}

/** Returns the second line: the reason of an error, else method and URL. */
function lineOf({ exchange, outcome, isRefused }: TrafficRow): string {
  if (!exchange) return outcome;
  const fields = exchange.problems.map(({ field, problem }) => `${field}: ${problem}`).join('; ');
  if (isRefused) return [outcome, fields].filter(Boolean).join(' — ');
  return `${exchange.method} ${exchange.url}`;
}
