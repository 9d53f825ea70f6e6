/** The state browser: rows with a state, and their possible transitions. */
import { suggestion } from '@wallet/deploy/nearest';
import { requireMember } from '../domains/row-lookup.ts';
import { machineNames, machines, type MachineName, type Stated } from '../domains/machines.ts';
import type { Transition } from '../world/machine.ts';
import { invalid } from '../world/control-error.ts';
import type { Plain } from '../world/plain.ts';
import type { ControlHandlers } from './handler.ts';
import type { StateView } from './control-schema.ts';

type TransitionView = StateView['transitions'][number];

/** `row` identifies a row in the body of the action. */
const showTransition = (
  { to, when, action, params }: Transition & { readonly to: string },
  row: Readonly<Record<string, Plain>>,
): TransitionView => ({ to, when, ...(action !== undefined && { action, body: { ...row, ...params } }) });

function showState(name: MachineName, row: Stated): StateView {
  const { machine } = machines[name];
  return {
    machine: name,
    id: row.id,
    phone: row.phone,
    status: row.status,
    row: { ...row },
    transitions: machine
      .transitionsFrom(row.status)
      .map((transition) => showTransition(transition, { [name]: row.id })),
  };
}

/** Throws a ControlError for a state of none of the machines. */
function requireState(names: readonly MachineName[], status: string): void {
  const states = names.flatMap((name) => machines[name].machine.states);
  if (states.includes(status)) return;
  const meant = suggestion(status, states) || `; there is ${states.join(', ')}.`;
  throw invalid(`No state is named ${status}${meant}`);
}

export const stateHandlers: ControlHandlers<'states'> = {
  list({ world, query: { machine, member, status } }) {
    const names = machine === undefined ? machineNames : [machine];
    if (status !== undefined) requireState(names, status);
    const phone = member === undefined ? undefined : requireMember(world, member).phone;
    return names
      .flatMap((name) => machines[name].rows(world).map((row) => showState(name, row)))
      .filter((row) => phone === undefined || row.phone === phone)
      .filter((row) => status === undefined || row.status === status);
  },
};
