/**
 * State machines: what a thing may become, and by what. Each is declared as a table; the rules, the control API and the
 * diagrams in the docs all read the same one.
 */
import type { Plain } from './plain.ts';
import { Refused } from './refused.ts';

/** How a thing becomes another. */
export interface Move {
  /** What happens, as a label of the diagram. */
  readonly when: string;
  /** The verb by which whoever steers makes it happen, if one does. */
  readonly verb?: string;
  /** What that verb is told besides which thing is meant, for example. */
  readonly with?: Readonly<Record<string, Plain>>;
}

export interface MachineTable<State extends string> {
  /** What goes through the states, as sentences call it, e.g. `QR code`. */
  readonly name: string;
  readonly initial: NoInfer<State>;
  readonly states: readonly State[];
  /** From a state to what it may become; a state without moves is final. */
  readonly moves: Readonly<Partial<Record<NoInfer<State>, Readonly<Partial<Record<NoInfer<State>, Move>>>>>>;
}

export interface Machine<State extends string = string> {
  readonly name: string;
  readonly initial: State;
  readonly states: readonly State[];
  /** What a thing in that state may become, in the order of the table. */
  movesFrom(state: State): readonly (Move & { readonly to: State })[];
  canMove(from: State, to: State): boolean;
  isFinal(state: State): boolean;
  /** Throws a Refused for a move that is not declared. */
  requireMove(from: State, to: State): void;
}

/** Declares a machine. */
export function defineMachine<const State extends string>(table: MachineTable<State>): Machine<State> {
  const { name, initial, states, moves } = table;
  const byState = new Map(
    states.map((from) => [
      from,
      Object.entries<Move | undefined>(moves[from] ?? {}).flatMap(([to, move]) =>
        // The keys of a table are its states.
        move ? [{ ...move, to: to as State }] : [],
      ),
    ]),
  );
  const movesFrom = (state: State) => byState.get(state) ?? [];
  const canMove = (from: State, to: State): boolean => movesFrom(from).some((move) => move.to === to);
  return {
    name,
    initial,
    states,
    movesFrom,
    canMove,
    isFinal: (state) => movesFrom(state).length === 0,
    requireMove(from, to) {
      if (!canMove(from, to))
        throw new Refused('impossible', `A ${name} that is ${from} cannot become ${to}.`);
    },
  };
}
