import { Code, Table, Text } from '@mantine/core';
import { useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';

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
  const head = [t('past.row'), t('past.before'), t('past.after')];
  const body = changes.map(({ map, key, before, after }) => [`${map} ${key}`, shown(before), shown(after)]);
  return <Table withTableBorder style={{ overflowWrap: 'anywhere' }} data={{ head, body }} />;
}

const shown = (value: unknown) => (value === null ? '–' : <Code>{JSON.stringify(value, null, 1)}</Code>);
