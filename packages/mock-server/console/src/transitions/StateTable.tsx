import { Badge, Group, Table, Text } from '@mantine/core';
import type { StateView } from '@wallet/mock-server/control/control-schema';
import { useLiveWorld } from '../api/use-simulator.ts';
import { asBaht } from '../members/baht.ts';
import { useText } from '../language/texts.ts';
import { RunButton } from '../parts/RunButton.tsx';
import { TwoLines } from '../parts/TwoLines.tsx';

/** One row of the table for each row with a status, with its possible transitions as buttons. */
export function StateTable({ rows }: { readonly rows: readonly StateView[] }) {
  const t = useText();
  if (rows.length === 0) return <Text c="dimmed">{t('transitions.nothing')}</Text>;
  return (
    <Table aria-label={t('pages.transitions')}>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={`${row.machine}/${row.id}`}>
            <Table.Td>
              <TwoLines name={row.phone}>{t(`transitions.kinds.${row.machine}`)}</TwoLines>
            </Table.Td>
            <Table.Td>
              <Badge variant="light" color={colorOf(row.status)} tt="none">
                {row.status}
              </Badge>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {detailsOf(row)}
              </Text>
            </Table.Td>
            <Table.Td>
              <Transitions row={row} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Transitions({ row }: { readonly row: StateView }) {
  const t = useText();
  const { world } = useLiveWorld();
  return (
    <Group gap={4} justify="end">
      {row.transitions.map(({ to, when, action, body }) =>
        action === undefined ? null : (
          <RunButton
            key={`${action}/${to}`}
            variant="light"
            color={colorOf(to)}
            title={when}
            act={() => world.batch([{ call: action, body: body ?? {} }]).then(throwFailed)}
            done={t('transitions.done', { to })}
          >
            {to}
          </RunButton>
        ),
      )}
    </Group>
  );
}

/** Throws the error of a failed step, because the batch itself succeeds. */
function throwFailed({ answers }: { answers: readonly { status: number; body: unknown }[] }): void {
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error((refused.body as { message: string }).message);
}

/** Returns the colour of a state by its name, because each machine has its own names. */
function colorOf(state: string): string {
  if (/FAIL|REJECT|CANCEL|EXPIRE|BLOCK|END|LOST|GIVEN/i.test(state)) return 'red';
  if (/SUCCESS|PAID|ACCEPT|APPROVE|VERIFIED|USED|DONE|COMPLETE/i.test(state)) return 'green';
  return 'blue';
}

function detailsOf({ row }: StateView): string {
  const { amount, note, reference, code, provider } = row;
  const texts = [note, reference, code, provider].filter((value) => typeof value === 'string');
  return [typeof amount === 'number' && asBaht(amount), ...texts].filter(Boolean).join(' · ');
}
