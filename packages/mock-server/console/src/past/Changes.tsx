import { Code, Table, Text } from '@mantine/core';
import { useLiveWorld } from '../api/live-world.ts';
import { useRequest } from '../api/use-request.ts';
import { useText } from '../language/texts.ts';

/** The rows that a journal entry changed, before and after. */
export function Changes({ entry }: { readonly entry: number }) {
  const t = useText();
  const { present } = useLiveWorld();
  const changes = useRequest(entry, () => present.changes(entry));
  if (!changes) return null;
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('past.unchanged')}
      </Text>
    );
  return (
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
  );
}

const Value = ({ value }: { readonly value: unknown }) =>
  value === null ? (
    '–'
  ) : (
    <Code style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{JSON.stringify(value, null, 1)}</Code>
  );
