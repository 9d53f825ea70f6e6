import { Alert, Badge, Button, Code, Drawer, Group, Stack, Text } from '@mantine/core';
import { IconBolt, IconCopy, IconHistory } from '@tabler/icons-react';
import type { ExchangeView } from '@wallet/mock-server/control/control-schema';
import { useConnection, useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { asMoment } from '../clock/moment.ts';
import { useText } from '../language/texts.ts';
import { RunButton } from '../parts/RunButton.tsx';
import { copyText } from '../shell/copy-text.ts';
import { Changes } from '../past/Changes.tsx';
import { useRoute } from '../shell/route.ts';
import type { TrafficRow } from './rows.ts';
import { scenarioStepOf } from './scenario-step.ts';

interface RowDrawerProps {
  readonly row: TrafficRow | undefined;
  readonly onClose: () => void;
}

export function RowDrawer({ row, onClose }: RowDrawerProps) {
  const t = useText();
  const [, go] = useRoute();
  const moment = row?.entry?.n ?? row?.exchange?.entry;
  return (
    <Drawer opened={row !== undefined} onClose={onClose} size="xl" title={row?.name ?? ''}>
      {row?.exchange && <ExchangeDetails exchange={row.exchange} />}
      {row?.entry && (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {asMoment(row.at)} · {row.kind} · {row.outcome}
          </Text>
          <Json title="input" value={row.entry.input} />
          <Json title="detail" value={row.entry.detail} />
        </Stack>
      )}
      {moment !== undefined && (
        <Stack gap="sm" mt="md">
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconHistory size={16} />}
            onClick={() => {
              onClose();
              go({ at: moment });
            }}
          >
            {t('past.look')}
          </Button>
          <Changes key={moment} entry={moment} />
        </Stack>
      )}
    </Drawer>
  );
}

function ExchangeDetails({ exchange }: { readonly exchange: ExchangeView }) {
  const t = useText();
  const { calls } = useConnection();
  const { world, present } = useLiveWorld();
  const [, go] = useRoute();
  const details = useRequest(exchange.n, () => present.traffic.read(exchange.n));
  const { method, url, status, ms, at, phone, cut, faults, problems, operation, intent } = exchange;
  const whole = { ...exchange, ...details };
  async function failNext(): Promise<void> {
    await world.faults.add({
      operation,
      times: 1,
      effect: { type: 'error', code: 'INTERNAL_SERVER_ERROR' },
      ...(phone !== undefined && { member: phone }),
    });
    go({ page: 'faults' });
  }
  return (
    <Stack gap="sm">
      <Code block>
        {method} {url}
      </Code>
      <Group gap="xs">
        <Badge color={status >= 400 || cut ? 'red' : 'green'} variant="light">
          {cut ?? status}
        </Badge>
        <Text size="sm" c="dimmed">
          {ms} ms · {asMoment(at)} {phone}
        </Text>
      </Group>
      {intent !== undefined && (
        <Text size="sm">
          {t('traffic.intent')} <Code>{intent}</Code>
        </Text>
      )}
      {problems.length > 0 && (
        <Alert color="red" variant="light" title={t('traffic.refusedFields')}>
          {problems.map(({ field, problem }) => (
            <Text key={field + problem} size="sm">
              <Code>{field}</Code> {problem}
            </Text>
          ))}
        </Alert>
      )}
      {faults.length > 0 && (
        <Alert color="orange" variant="light" icon={<IconBolt size={18} />} title={t('traffic.decidedBy')}>
          {faults.map(({ rule, effect }) => `${rule}: ${effect}`).join(', ')}
        </Alert>
      )}
      <Group gap="xs">
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconCopy size={16} />}
          onClick={() => copyText(JSON.stringify(scenarioStepOf(whole, calls), null, 2), t('shell.copied'))}
        >
          {t('traffic.step')}
        </Button>
        <RunButton
          size="compact-md"
          variant="filled"
          color="orange"
          leftSection={<IconBolt size={16} />}
          act={failNext}
          done={t('traffic.willFail')}
        >
          {t('traffic.failNext')}
        </RunButton>
      </Group>
      <Json title={t('traffic.request')} value={details?.request} />
      <Json title={t('traffic.answer')} value={details?.answer} />
    </Stack>
  );
}

function Json({ title, value }: { readonly title: string; readonly value: unknown }) {
  if (value === undefined) return null;
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        {title}
      </Text>
      <Code block mah={420} tabIndex={0}>
        {JSON.stringify(value, null, 2)}
      </Code>
    </div>
  );
}
