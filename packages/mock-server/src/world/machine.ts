/**
 * State machines: what a thing may become, and by what. Each is declared as a table; the rules, the control API and the
 * diagrams in the docs all read the same one.
 */
import type { Plain } from './plain.ts';
import { ControlError } from './control-error.ts';

/** How a thing becomes another. */
export interface Transition {
  /** What happens, as a label of the diagram. */
  readonly when: string;
  /** The action by which whoever steers makes it happen, if one does. */
  readonly action?: string;
  /** What that action is told besides which thing is meant, for example. */
  readonly params?: Readonly<Record<string, Plain>>;
}

export interface MachineTable<State extends string> {
  /** What goes through the states, as sentences call it, e.g. `QR code`. */
  readonly name: string;
  readonly initial: NoInfer<State>;
  readonly states: readonly State[];
  /** From a state to what it may become; a state without moves is final. */
  readonly transitions: Readonly<
    Partial<Record<NoInfer<State>, Readonly<Partial<Record<NoInfer<State>, Transition>>>>>
  >;
}

export interface Machine<State extends string = string> {
  readonly name: string;
  readonly initial: State;
  readonly states: readonly State[];
  /** What a thing in that state may become, in the order of the table. */
  transitionsFrom(state: State): readonly (Transition & { readonly to: State })[];
  canBecome(from: State, to: State): boolean;
  isFinal(state: State): boolean;
  /** Throws a ControlError for a move that is not declared. */
  requireTransition(from: State, to: State): void;
}

/** Declares a machine. */
export function defineMachine<const State extends string>(table: MachineTable<State>): Machine<State> {
  const { name, initial, states, transitions } = table;
  const byState = new Map(
    states.map((from) => [
      from,
      Object.entries<Transition | undefined>(transitions[from] ?? {}).flatMap(([to, transition]) =>
        // The keys of a table are its states.
        transition ? [{ ...transition, to: to as State }] : [],
      ),
    ]),
  );
  const transitionsFrom = (state: State) => byState.get(state) ?? [];
  const canBecome = (from: State, to: State): boolean =>
    transitionsFrom(from).some((transition) => transition.to === to);
  return {
    name,
    initial,
    states,
    transitionsFrom,
    canBecome,
    isFinal: (state) => transitionsFrom(state).length === 0,
    requireTransition(from, to) {
      if (!canBecome(from, to))
        throw new ControlError('conflict', `A ${name} that is ${from} cannot become ${to}.`);
    },
  };
}
