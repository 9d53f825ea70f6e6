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
      machine.transitionsFrom(from).map(({ to, when }) => arrow(idOf(from), idOf(to), when)),
    ),
    ...states.filter((state) => machine.isFinal(state)).map((state) => arrow(idOf(state), '[*]')),
  ];
  return ['```mermaid', ...lines, '```'].join('\n');
}

/** Returns one line per transition, with its action. */
const listTransitions = (machine: Machine): string =>
  machine.states
    .flatMap((from) =>
      machine.transitionsFrom(from).map(({ to, when, action }) => {
        const trigger = action === undefined ? 'no action' : `\`${action}\``;
        return `- \`${from}\` → \`${to}\`: ${when}; ${trigger}`;
      }),
    )
    .join('\n');

const chapter = (key: string, machine: Machine): string =>
  [
    `## ${machine.name[0]?.toUpperCase()}${machine.name.slice(1)}`,
    `In the control API: \`${key}\`.`,
    drawMachine(machine),
    listTransitions(machine),
  ].join('\n\n');

/** Returns the whole page. */
export const stateMachinesPage = (): string =>
  `${[
    '# State machines',
    'The state machines of the mock backend and their transitions. `pnpm docs:write` writes this page from the tables in code (`packages/mock-server/src/domains/machines.ts`), and a check compares the two. A transition that is not drawn is refused.',
    'An action triggers a transition through the control API (see [the control API](control.md)). `GET /_mock/v1/worlds/{world}/states` lists the rows of a world with their states, and the actions with bodies that are possible next.',
    ...machineNames.map((key) => chapter(key, machines[key].machine)),
  ].join('\n\n')}\n`;
