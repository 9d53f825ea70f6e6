import { ActionIcon, Badge, Group, Table, Text, UnstyledButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ActiveFault } from '@wallet/mock-server/world/fault-schema';
import { useLiveWorld, useRun } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';

interface FaultTableProps {
  readonly faults: readonly ActiveFault[];
  readonly onEdit: (fault: ActiveFault) => void;
}

export function FaultTable({ faults, onEdit }: FaultTableProps) {
  const t = useText();
  const { world } = useLiveWorld();
  const { run, changing } = useRun();
  if (faults.length === 0) return <Text c="dimmed">{t('faults.nothing')}</Text>;
  const body = faults.map((fault) => [
    <div key="rule">
      <UnstyledButton fw={600} fz="sm" c="gold.4" onClick={() => onEdit(fault)}>
        {fault.operation}
      </UnstyledButton>
      <Group gap={4}>
        <Badge size="sm" color="orange" variant="light" tt="none">
          {fault.effect.type}
        </Badge>
        <Text size="xs" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {limitsOf(fault)}
        </Text>
      </Group>
    </div>,
    <Text key="hits" size="xs" c="dimmed">
      {t('faults.hits', { hits: fault.hits, seen: fault.seen })}
    </Text>,
    <ActionIcon
      key="remove"
      variant="subtle"
      size="md"
      color="red"
      {...changing}
      aria-label={`${t('faults.remove')}: ${fault.operation}`}
      onClick={() => void run(() => world.faults.remove(fault.id))}
    >
      <IconTrash size={16} />
    </ActionIcon>,
  ]);
  return <Table horizontalSpacing="xs" aria-label={t('pages.faults')} data={{ body }} />;
}

/** Returns the details of the effect, and the limits of the rule, as they are in JSON. */
const limitsOf = (fault: ActiveFault): string => {
  const { id: _id, seen: _seen, hits: _hits, operation: _operation, effect, ...limits } = fault;
  const { type: _type, ...details } = effect;
  return Object.entries({ ...details, ...limits })
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(' · ');
};
