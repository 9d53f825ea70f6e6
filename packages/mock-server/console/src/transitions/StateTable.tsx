import { Badge, Button, Group, Table, Text } from '@mantine/core';
import type { StateView } from '@wallet/mock-server/control/control-schema';
import { useLiveWorld } from '../api/live-world.ts';
import { useRun } from '../api/use-run.ts';
import { asBaht } from '../members/baht.ts';
import { useText } from '../language/texts.ts';

/** One row of the table for each row with a status, with its possible transitions as buttons. */
export function StateTable({ rows }: { readonly rows: readonly StateView[] }) {
  const t = useText();
  return (
    <Table verticalSpacing="xs" horizontalSpacing="xs" aria-label={t('pages.transitions')}>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={`${row.machine}/${row.id}`}>
            <Table.Td>
              <Text size="sm" fw={600}>
                {row.phone}
              </Text>
              <Text size="xs" c="dimmed">
                {t(`transitions.kinds.${row.machine}`)}
              </Text>
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
  const { run, changing } = useRun();
  return (
    <Group gap={4} justify="end">
      {row.transitions.map(({ to, when, action, body }) =>
        action === undefined ? null : (
          <Button
            key={`${action}/${to}`}
            size="compact-sm"
            variant="light"
            color={colorOf(to)}
            disabled={changing.disabled}
            title={changing.title ?? when}
            onClick={() =>
              void run(
                () => world.batch([{ call: action, body: body ?? {} }]).then(throwFailed),
                t('transitions.done', { to }),
              )
            }
          >
            {to}
          </Button>
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
  return [
    typeof amount === 'number' ? asBaht(amount) : undefined,
    ...[note, reference, code, provider].map((value) => (typeof value === 'string' ? value : undefined)),
  ]
    .filter(Boolean)
    .join(' · ');
}
