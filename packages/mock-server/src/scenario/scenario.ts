/**
 * A situation with a name, from which a world starts. All of it is plain data, so that it can be written as JSON
 * (json-writer.ts); only `given` may be a function, where a loop says more than a list.
 */
import type { MarketName } from '@wallet/contract/market';
import type { FaultRule } from '../world/fault.ts';
import type { World } from '../world/world.ts';
import type { Expected } from './expectation.ts';
import type { Params, ParamValues } from './param.ts';
import type { Span } from './span.ts';
import type { Step } from './step.ts';
import type { TimelineRule } from './timeline.ts';

export interface Scenario<P extends Params = Params> {
  /** Lower case with dashes; the name on the command line and in the control API. */
  readonly name: string;
  /** What the situation is, in one line. */
  readonly title: string;
  /** What can be told when a world begins with it; `$param.name` refers to it. */
  readonly params?: P;
  /** Decides all chance in the world; the name of the scenario when left out. */
  readonly seed?: string;
  /** The moment (ISO 8601) at which the clock stands still; live when left out. */
  readonly clock?: { readonly frozenAt: string };
  /** The only market in which it makes sense; any, and Thailand unless asked otherwise, when left out. */
  readonly market?: MarketName;
  /** Who is there before `given`: the demo members with four months of history unless it says `nobody`. */
  readonly members?: 'demo' | 'nobody';
  /** Arranges the facts, by the same rules that members meet. */
  readonly given?: readonly Step[] | Arrangement<P>;
  /** What happens by itself. */
  readonly timeline?: readonly TimelineRule[];
  /** What goes wrong from the start. */
  readonly faults?: readonly FaultRule[];
  /** Proves that it does what it says. */
  readonly expect?: Expected;
}

/** Facts that are easier to write as code; only scenarios of the book have them. */
export interface Arrangement<P extends Params = Params> {
  /** How much world time it lets pass. */
  readonly lasts: Span;
  readonly arrange: (world: World, params: ParamValues<P>) => void;
}

/** How a scenario may be called. */
export const scenarioName = /^[a-z][a-z0-9-]{0,63}$/;

/** Declares a scenario for the book. */
export function defineScenario<const P extends Params = Params>(scenario: Scenario<P>): Scenario {
  if (!scenarioName.test(scenario.name))
    throw new Error(`A scenario is named in lower case with dashes, not ${scenario.name}.`);
  // Whoever prepares it hands on values that were read by its own parameters.
  return scenario as unknown as Scenario;
}

/** Whether all of it is plain data. */
export const isPlainScenario = ({ given }: Scenario): boolean => given === undefined || Array.isArray(given);
