/**
 * State machines, each declared as a table. The business rules, the control API and the diagrams in the docs all use
 * that table.
 */
import type { Plain } from './plain.ts';
import { ControlError } from './control-error.ts';

export interface Transition {
  /** The trigger, as the label in the diagram. */
  readonly when: string;
  /** The control action that runs it, if any. */
  readonly action?: string;
  /** Example values of the action's other parameters. */
  readonly params?: Readonly<Record<string, Plain>>;
}

export interface MachineTable<State extends string> {
  /** The noun in sentences, e.g. `QR code`. */
  readonly name: string;
  /** The initial state comes first. */
  readonly states: readonly [State, ...State[]];
  /** The targets of each state; a state without targets is final. */
  readonly transitions: Readonly<
    Partial<Record<NoInfer<State>, Readonly<Partial<Record<NoInfer<State>, Transition>>>>>
  >;
}

export interface Machine<State extends string = string> {
  readonly name: string;
  readonly initial: State;
  readonly states: readonly State[];
  /** Returns the transitions from a state, in the order of the table. */
  transitionsFrom(state: State): readonly (Transition & { readonly to: State })[];
  canBecome(from: State, to: State): boolean;
  /** Throws a ControlError for an undeclared transition. */
  requireTransition(from: State, to: State): void;
}

export function defineMachine<const State extends string>({
  name,
  states,
  transitions,
}: MachineTable<State>): Machine<State> {
  const canBecome = (from: State, to: State): boolean => transitions[from]?.[to] !== undefined;
  return {
    name,
    initial: states[0],
    states,
    transitionsFrom: (state) =>
      Object.entries<Transition | undefined>(transitions[state] ?? {}).flatMap(([to, transition]) =>
        // The keys of a table are its states.
        transition ? [{ ...transition, to: to as State }] : [],
      ),
    canBecome,
    requireTransition(from, to) {
      if (!canBecome(from, to))
        throw new ControlError('conflict', `A ${name} that is ${from} cannot become ${to}.`);
    },
  };
}
