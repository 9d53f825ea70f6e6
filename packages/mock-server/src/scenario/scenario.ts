/** A scenario: a named initial state of a world. */
import type { World } from '../world/world.ts';
import type { Duration } from './duration.ts';
import type { Params, ParamValues } from './param.ts';
import type { GivenStep, ScenarioData } from './scenario-schema.ts';
import { scenarioName } from './scenario-schema.ts';

/** A scenario in code, whose `given` may be a function. */
export interface Scenario<P extends Params = Params> extends Omit<ScenarioData, 'params' | 'given'> {
  readonly params?: P;
  readonly given?: readonly GivenStep[] | ArrangeFunction<P>;
}

/** Prepares a world in code. Only built-in scenarios have one. */
export interface ArrangeFunction<P extends Params = Params> {
  /** The world time that `arrange` takes. */
  readonly lasts: Duration;
  readonly arrange: (world: World, params: ParamValues<P>) => void;
}

/** Declares a scenario. Throws an Error for a malformed name. */
export function defineScenario<const P extends Params = Params>(scenario: Scenario<P>): Scenario {
  if (!scenarioName.test(scenario.name))
    throw new Error(`A scenario is named in lower case with dashes, not ${scenario.name}.`);
  // The values of the parameters are validated before `given` runs.
  return scenario as unknown as Scenario;
}

/** Whether a scenario can be written as JSON. */
export const isPlainScenario = ({ given }: Scenario): boolean => given === undefined || Array.isArray(given);
