import { Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveWorld } from '../api/live-world.ts';
import { useRun } from '../api/use-run.ts';
import { useRequest } from '../api/use-request.ts';
import { useText } from '../language/texts.ts';
import type { EditedFault } from './edited-fault.ts';
import { FaultDrawer } from './FaultDrawer.tsx';
import { FaultTable } from './FaultTable.tsx';
import { ruleOf } from './rule-of.ts';
import { templateNames, templates } from './templates.ts';

/** Templates, and the fault rules of the world. */
export function FaultsPage() {
  const t = useText();
  const { world, revision } = useLiveWorld();
  const { run, isRunning, changing } = useRun();
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
            <Text fw={600} size="sm">
              {t(`faults.templates.${name}.title`)}
            </Text>
            <Text size="xs" c="dimmed">
              {t(`faults.templates.${name}.hint`)}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
      <Group justify="space-between">
        <Text fw={600}>{t('faults.active', { count: faults.length })}</Text>
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconTrash size={16} />}
          {...changing}
          loading={isRunning}
          disabled={changing.disabled || faults.length === 0}
          onClick={() => void run(() => world.faults.clear(), t('faults.cleared'))}
        >
          {t('faults.clear')}
        </Button>
      </Group>
      <FaultTable faults={faults} onEdit={(fault) => setEdited({ rule: ruleOf(fault), id: fault.id })} />
      <FaultDrawer edited={edited} onClose={() => setEdited(undefined)} />
    </Stack>
  );
}
