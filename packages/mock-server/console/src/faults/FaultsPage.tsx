import { Card, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { RunButton } from '../parts/RunButton.tsx';
import { TwoLines } from '../parts/TwoLines.tsx';
import { FaultDrawer, type EditedFault } from './FaultDrawer.tsx';
import { FaultTable } from './FaultTable.tsx';
import { templateNames, templates } from './templates.ts';

export function FaultsPage() {
  const t = useText();
  const { world, revision } = useLiveWorld();
  const [edited, setEdited] = useState<EditedFault>();
  const faults = useRequest(revision, () => world.faults.list()) ?? [];
  return (
    <Stack>
      <Text c="dimmed" size="sm">
        {t('faults.hint')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="xs">
        {templateNames.map((name) => (
          <Card
            key={name}
            component="button"
            type="button"
            className="mantine-focus-auto"
            ta="left"
            withBorder
            p="sm"
            style={{ cursor: 'pointer' }}
            onClick={() => setEdited({ rule: templates[name] })}
          >
            <TwoLines name={t(`faults.templates.${name}.title`)}>
              {t(`faults.templates.${name}.hint`)}
            </TwoLines>
          </Card>
        ))}
      </SimpleGrid>
      <Group justify="space-between">
        <Text fw={600}>{t('faults.active', { count: faults.length })}</Text>
        <RunButton
          leftSection={<IconTrash size={16} />}
          disabled={faults.length === 0}
          act={() => world.faults.clear()}
          done={t('faults.cleared')}
        >
          {t('faults.clear')}
        </RunButton>
      </Group>
      <FaultTable
        faults={faults}
        onEdit={({ id, seen: _seen, hits: _hits, ...rule }) => setEdited({ rule, id })}
      />
      <FaultDrawer edited={edited} onClose={() => setEdited(undefined)} />
    </Stack>
  );
}
