import { Group, Paper, Text } from '@mantine/core';
import { useEventListener } from '@mantine/hooks';
import { useMemo, type KeyboardEvent } from 'react';
import { useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { asTime } from '../clock/moment.ts';
import { useText } from '../language/texts.ts';
import { useRoute } from '../shell/route.ts';
import { around, laneOf, lanes, moved, type Lane } from './marks.ts';

const laneHeight = 12;
const colors: Readonly<Record<Lane, string>> = {
  call: 'var(--mantine-color-gray-5)',
  event: 'var(--mantine-color-blue-4)',
  control: 'var(--mantine-color-gold-4)',
  clock: 'var(--mantine-color-teal-4)',
};

const stepsOfKey: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** The entries of the journal on one axis, from the oldest with a moment to the present, as a slider. */
export function Timeline() {
  const t = useText();
  const { present, entries, revision } = useLiveWorld();
  const [{ at }, go] = useRoute();
  const history = useRequest(revision, () => present.history());
  const oldest = history?.oldest ?? Infinity;
  const known = useMemo(() => entries.filter(({ n }) => n >= oldest), [entries, oldest]);
  const shown = around(known, at);
  const entry = known.find(({ n }) => n === at);
  const move = (steps: number): void => go({ at: moved(known, at, steps) });

  // React registers the wheel as passive, so that the page would scroll as well.
  const track = useEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      move(Math.sign(event.deltaY || event.deltaX));
    },
    { passive: false },
  );

  if (known.length === 0) return null;
  const text = entry ? `#${entry.n} ${asTime(entry.at)} ${entry.name} ${entry.outcome}` : t('past.now');
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = stepsOfKey[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(steps);
  };
  return (
    <Paper withBorder p="xs">
      <div
        ref={track}
        role="slider"
        tabIndex={0}
        aria-label={t('past.timeline')}
        aria-valuemin={known[0]?.n ?? 0}
        aria-valuemax={(known.at(-1)?.n ?? 0) + 1}
        aria-valuenow={at ?? (known.at(-1)?.n ?? 0) + 1}
        aria-valuetext={text}
        onKeyDown={onKeyDown}
        style={{ display: 'flex', height: lanes.length * laneHeight, cursor: 'pointer' }}
      >
        {shown.map((one) => (
          <div
            key={one.n}
            data-entry={one.n}
            title={`#${one.n} ${one.name}`}
            onClick={() => go({ at: one.n })}
            style={{ flex: '1 1 0', background: one.n === at ? 'var(--mantine-color-orange-9)' : 'none' }}
          >
            <div
              style={{
                width: 'clamp(3px, 60%, 1rem)',
                height: laneHeight - 2,
                margin: '0 auto',
                transform: `translateY(${lanes.indexOf(laneOf(one)) * laneHeight}px)`,
                background: colors[laneOf(one)],
              }}
            />
          </div>
        ))}
      </div>
      <Group justify="space-between" gap="xs" mt={4}>
        <Text size="xs" ff="monospace">
          {text}
        </Text>
        <Group gap="xs">
          {lanes.map((lane) => (
            <Text key={lane} size="xs" c={colors[lane]}>
              {t(`past.${lane}`)}
            </Text>
          ))}
        </Group>
      </Group>
      <Text size="xs" c="dimmed">
        {t('past.hint')}
      </Text>
    </Paper>
  );
}
