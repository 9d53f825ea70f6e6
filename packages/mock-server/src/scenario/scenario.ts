/** A scenario: a named initial state of a world. */
import type { ScenarioData } from './scenario-schema.ts';
import { scenarioName } from './scenario-schema.ts';

export type Scenario = ScenarioData;

/** Declares a scenario. Throws an Error for a malformed name. */
export function defineScenario(scenario: Scenario): Scenario {
  if (!scenarioName.test(scenario.name))
    throw new Error(`A scenario is named in lower case with dashes, not ${scenario.name}.`);
  return scenario;
}
