/** A situation with a name, from which a world starts. */
import type { MarketName } from '@wallet/contract/market';
import type { FaultRule } from '../world/fault.ts';
import type { World } from '../world/world.ts';

export interface Scenario {
  /** Lower case with dashes; the name on the command line and in the control API. */
  readonly name: string;
  /** What the situation is, in one line. */
  readonly title: string;
  /** Decides all chance in the world; the name of the scenario when left out. */
  readonly seed?: string;
  /** The moment at which the clock stands still, epoch milliseconds; live when left out. */
  readonly clock?: { readonly frozenAt: number };
  /** Thailand when left out and nobody asks for another. */
  readonly market?: MarketName;
  /** How long before its present the world begins, in milliseconds; `given` may let that much time pass. */
  readonly history?: number;
  /** Arranges the facts, by the same rules that members meet. */
  readonly given: (world: World) => void;
  /** What goes wrong from the start. */
  readonly faults?: readonly FaultRule[];
}

/** Declares a scenario for the book. */
export function defineScenario(scenario: Scenario): Scenario {
  if (!/^[a-z][a-z0-9-]*$/.test(scenario.name))
    throw new Error(`A scenario is named in lower case with dashes, not ${scenario.name}.`);
  return scenario;
}

/** Runs a step of `given` as one command. */
export const arrange = <T>(world: World, step: () => T): T =>
  world.command({ kind: 'control', name: 'scenario.given' }, step);
