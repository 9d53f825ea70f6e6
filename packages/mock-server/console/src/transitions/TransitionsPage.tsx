import { Chip, Group, Stack } from '@mantine/core';
import type { StateView } from '@wallet/mock-server/control/control-schema';
import { useState } from 'react';
import { useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { SlipForm } from './SlipForm.tsx';
import { StateTable } from './StateTable.tsx';

export const machineKeys = ['slip', 'qr', 'withdrawal', 'bonus', 'coupon', 'otp'] as const;
type Choice = 'all' | StateView['machine'];

/** Maximum rows; the newest ones are shown. */
const mostShown = 60;

/** Rows of all state machines, newest first, with a button for each possible transition. */
export function TransitionsPage() {
  const t = useText();
  const { world, revision } = useLiveWorld();
  const [machine, setMachine] = useState<Choice>('all');
  const all = useRequest(revision, () => world.states.list()) ?? [];
  const shown = all.filter((row) => machine === 'all' || row.machine === machine).sort(newestFirst);
  return (
    <Stack>
      <SlipForm />
      <Chip.Group value={machine} onChange={(value) => setMachine(value as Choice)}>
        <Group gap="xs">
          {(['all', ...machineKeys] as const).map((key) => (
            <Chip key={key} value={key} size="sm" variant="outline">
              {t(`transitions.kinds.${key}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <StateTable rows={shown.slice(0, mostShown)} />
    </Stack>
  );
}

const newestFirst = (a: StateView, b: StateView): number => startOf(b) - startOf(a);

/** Returns the start time of a row, whose field differs by kind; the expiry does not count. */
const startOf = ({ row }: StateView): number => {
  const begin = Object.entries(row).find(([name]) => /At$/.test(name) && !name.startsWith('expires'));
  return typeof begin?.[1] === 'string' ? Date.parse(begin[1]) : 0;
};
