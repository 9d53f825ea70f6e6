/** Generates docs/state-machines.md from the declared machines of the mock backend. */
import { machineNames, machines } from '@wallet/mock-server/domains/machines';
import type { Machine } from '@wallet/mock-server/world/machine';

/** Returns the identifier of a state in the diagram. */
const idOf = (state: string): string => state.replace(/\W/g, '_');

const arrow = (from: string, to: string, label = ''): string =>
  `  ${from} --> ${to}${label === '' ? '' : ` : ${label}`}`;

function drawMachine(machine: Machine): string {
  const { states, initial } = machine;
  const lines = [
    'stateDiagram-v2',
    ...states.filter((state) => idOf(state) !== state).map((state) => `  state "${state}" as ${idOf(state)}`),
    arrow('[*]', idOf(initial)),
    ...states.flatMap((from) =>
      machine
        .transitionsFrom(from)
        .map(({ to, when, action }) =>
          arrow(idOf(from), idOf(to), action === undefined ? when : `${when} (${action})`),
        ),
    ),
    ...states
      .filter((state) => machine.transitionsFrom(state).length === 0)
      .map((state) => arrow(idOf(state), '[*]')),
  ];
  return ['```mermaid', ...lines, '```'].join('\n');
}

const chapter = (key: string, machine: Machine): string =>
  [
    `## ${machine.name[0]?.toUpperCase()}${machine.name.slice(1)}`,
    `In the control API: \`${key}\`.`,
    drawMachine(machine),
  ].join('\n\n');

export const stateMachinesPage = (): string =>
  `${[
    '# State machines',
    'The state machines of the mock backend, with the [action](control.md#actions) that triggers a transition, if any. `pnpm docs:write` writes this page from `packages/mock-server/src/domains/machines.ts`. A transition that is not drawn is refused.',
    ...machineNames.map((key) => chapter(key, machines[key].machine)),
  ].join('\n\n')}\n`;
