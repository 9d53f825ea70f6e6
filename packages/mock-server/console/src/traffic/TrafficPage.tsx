import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLiveWorld } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { SearchField } from '../parts/SearchField.tsx';
import { ReportTable } from './ReportTable.tsx';
import { Changes } from '../past/Changes.tsx';
import { Timeline } from '../past/Timeline.tsx';
import { useRoute } from '../shell/route.ts';
import { RowDrawer } from './RowDrawer.tsx';
import { filters, isShown, rowsOf, type Filter, type TrafficRow } from './rows.ts';
import { TrafficTable } from './TrafficTable.tsx';

const mostShown = 300;

/** All calls and events, live; in the past, those until then. */
export function TrafficPage() {
  const t = useText();
  const { entries, exchanges } = useLiveWorld();
  const [{ at }] = useRoute();
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<TrafficRow>();
  const wanted = useDeferredValue(search);
  const until = useMemo(() => entries.filter(({ n }) => n <= (at ?? n)), [entries, at]);
  const rows = useMemo(() => rowsOf(until, exchanges), [until, exchanges]);
  const shown = useMemo(() => rows.filter((row) => isShown(row, filter, wanted)), [rows, filter, wanted]);
  return (
    <Stack gap="sm">
      <Timeline />
      {at !== undefined && <Changes key={at} entry={at} />}
      <SearchField label={t('traffic.search')} value={search} onSearch={setSearch} />
      <SegmentedControl
        value={filter}
        onChange={(value) => setFilter(value as Filter)}
        data={filters.map((value) => ({ value, label: t(`traffic.filters.${value}`) }))}
        style={{ flexWrap: 'wrap', alignSelf: 'start' }}
        withItemsBorders={false}
        size="xs"
      />
      <Text size="xs" c="dimmed" role="status">
        {t('traffic.count', { shown: Math.min(shown.length, mostShown), count: rows.length })}
        {until.length < entries.length && ` · ${t('past.later', { count: entries.length - until.length })}`}
      </Text>
      <TrafficTable rows={shown.slice(0, mostShown)} onOpen={setOpened} />
      {/* Reports have no moment. */}
      {at === undefined && <ReportTable />}
      <RowDrawer row={opened} onClose={() => setOpened(undefined)} />
    </Stack>
  );
}
