import { Select } from '@mantine/core';
import { useConnection, useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { useRoute } from '../shell/route.ts';

export function WorldSelect() {
  const t = useText();
  const { control } = useConnection();
  const { revision } = useLiveWorld();
  const [{ world }, go] = useRoute();
  const worlds = useRequest(revision, () => control.worlds.list()) ?? [];
  const labels = worlds.map(({ id, scenario, team }) => ({
    value: id,
    label: [id, team?.title || scenario?.name].filter(Boolean).join(' · '),
  }));
  return (
    <Select
      aria-label={t('worlds.choose')}
      size="xs"
      data={
        labels.some(({ value }) => value === world) ? labels : [...labels, { value: world, label: world }]
      }
      value={world}
      onChange={(id) => id !== null && go({ world: id })}
      allowDeselect={false}
      searchable
      maw={320}
      style={{ flex: '1 1 8rem' }}
    />
  );
}
