import { ActionIcon, Badge, Group, Paper, Text, Tooltip } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerTrackNext } from '@tabler/icons-react';
import { useLiveWorld, useRequest, useRun } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { RunButton } from '../parts/RunButton.tsx';
import type { ClockView } from '@wallet/mock-server/control/control-schema';
import { useEffect, useState } from 'react';
import { asMoment } from './moment.ts';

const steps = { s10: 10_000, m1: 60_000, m15: 900_000, d1: 86_400_000 } as const;

/** Takes the place of a clock until it is read, so that nothing below it moves then. */
const unread: ClockView = {
  now: '0000-00-00 00:00:00',
  mode: 'live',
  rate: 1,
};

export function ClockBar() {
  const t = useText();
  const { world, revision, isGone } = useLiveWorld();
  const { run, changing } = useRun();
  const clock = useRequest(revision, () => world.clock.read());
  const now = useWorldTime(clock);
  if (isGone) return null;
  const { mode, rate, nextDueAt } = clock ?? unread;
  const isLive = mode === 'live';
  const toggle = isLive ? t('clock.freeze') : t('clock.resume');
  return (
    <Paper
      withBorder
      p="xs"
      mb="md"
      role="region"
      aria-label={t('clock.label')}
      style={clock ? {} : { visibility: 'hidden' }}
    >
      <Group gap="xs">
        <Tooltip label={toggle}>
          <ActionIcon
            aria-label={toggle}
            {...changing}
            onClick={() => void run(() => (isLive ? world.clock.freeze() : world.clock.resume()))}
          >
            {isLive ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />}
          </ActionIcon>
        </Tooltip>
        <Text ff="monospace" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {now || unread.now}
        </Text>
        <Badge color={isLive ? 'green' : 'blue'} variant="light">
          {isLive ? t('clock.live', { rate }) : t('clock.frozen')}
        </Badge>
        <Group gap={4} ml={{ base: 0, md: 'auto' }}>
          {(Object.keys(steps) as (keyof typeof steps)[]).map((step) => (
            <RunButton key={step} act={() => world.clock.advance(steps[step])}>
              {t(`clock.steps.${step}`)}
            </RunButton>
          ))}
          <RunButton
            variant="light"
            leftSection={<IconPlayerTrackNext size={14} />}
            disabled={nextDueAt === undefined}
            act={() => world.clock.advance('next')}
          >
            {t('clock.next')}
          </RunButton>
        </Group>
      </Group>
    </Paper>
  );
}

/** Returns the time of a world as text, and extrapolates it between responses while the clock is live. */
export function useWorldTime(clock: ClockView | undefined): string {
  const [shown, setShown] = useState('');
  useEffect(() => {
    if (!clock) return undefined;
    const [receivedAt, rate] = [performance.now(), clock.mode === 'live' ? clock.rate : 0];
    const show = (): void =>
      setShown(asMoment(Date.parse(clock.now) + (performance.now() - receivedAt) * rate));
    const timer = setInterval(show, 250);
    show();
    return () => clearInterval(timer);
  }, [clock]);
  return shown;
}
