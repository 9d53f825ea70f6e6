import { Card, NumberInput, SimpleGrid, Stack, Text, TextInput, Timeline } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { RunButton } from '../parts/RunButton.tsx';
import { RunForm } from '../parts/RunForm.tsx';
import { asDistance, asField, asMoment, fromField } from './moment.ts';

const mostShown = 100;

export function ClockPage() {
  const t = useText();
  const { world, revision } = useLiveWorld();
  const clock = useRequest(revision, () => world.clock.read());
  const due = useRequest(revision, () => world.clock.due());
  const [target, setTarget] = useState('');
  const [rate, setRate] = useState<number | string>(60);
  const now = clock ? Date.parse(clock.now) : 0;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Card withBorder>
          <RunForm
            isLine
            submit={t('clock.go')}
            isReady={target !== ''}
            act={() => world.clock.advance({ to: fromField(target) })}
            onDone={() => setTarget('')}
          >
            <TextInput
              type="datetime-local"
              step={1}
              label={t('clock.to')}
              value={target || asField(now)}
              onChange={({ currentTarget }) => setTarget(currentTarget.value)}
              style={{ flex: 1 }}
            />
          </RunForm>
        </Card>
        <Card withBorder>
          <RunForm isLine submit={t('clock.run')} act={() => world.clock.resume(Number(rate) || 1)}>
            <NumberInput
              label={t('clock.rate')}
              min={1}
              max={100_000}
              value={rate}
              onChange={setRate}
              style={{ flex: 1 }}
            />
          </RunForm>
        </Card>
      </SimpleGrid>
      <Card withBorder>
        <Text fw={600} mb="md">
          {t('clock.due')}
        </Text>
        {due?.length === 0 && <Text c="dimmed">{t('clock.nothing')}</Text>}
        <Timeline bulletSize={22} lineWidth={2} active={-1}>
          {due?.slice(0, mostShown).map(({ id, name, dueAt, payload }) => (
            <Timeline.Item key={id} bullet={<IconCalendarEvent size={12} />} title={name}>
              <Text size="sm" c="dimmed">
                {asMoment(Date.parse(dueAt))} · +{asDistance(Date.parse(dueAt) - now)}
              </Text>
              <Text size="xs" ff="monospace" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
                {JSON.stringify(payload)}
              </Text>
              <RunButton
                mt={4}
                size="compact-xs"
                variant="light"
                act={() => world.clock.advance({ to: dueAt })}
              >
                {t('clock.goHere')}
              </RunButton>
            </Timeline.Item>
          ))}
        </Timeline>
      </Card>
    </Stack>
  );
}
