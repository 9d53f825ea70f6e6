import { scenarios, findScenario } from '../scenario/scenarios.ts';
import { ControlError } from '../world/control-error.ts';
import { readScenario } from '../scenario/scenario-json.ts';
import { runScenario } from '../scenario/run-scenario.ts';
import type { Scenario } from '../scenario/scenario-schema.ts';
import type { Plain } from '../world/plain.ts';
import type { ControlHandlers } from './handler.ts';
import type { ScenarioView } from './control-schema.ts';

/** Returns a built-in scenario by name, or a scenario from JSON. Throws a ControlError. */
export const resolveScenario = (choice: string | Readonly<Record<string, unknown>>): Scenario =>
  typeof choice === 'string' ? findScenario(choice) : readScenario(choice);

const showScenario = (scenario: Scenario): ScenarioView => {
  const { name, title, params = {} } = scenario;
  return {
    name,
    title,
    json: JSON.parse(JSON.stringify(scenario)) as Plain,
    params: Object.fromEntries(
      Object.entries(params).map(([key, { oneOf, ...param }]) => [
        key,
        { ...param, ...(oneOf && { oneOf: [...oneOf] }) },
      ]),
    ),
  };
};

export const scenarioHandlers: ControlHandlers<'scenarios'> = {
  list: () => scenarios.map(showScenario),
  check({ body }) {
    try {
      readScenario(body.scenario);
      return { problems: [] };
    } catch (error) {
      if (error instanceof ControlError) return { problems: [...error.problems] };
      throw error;
    }
  },
  run: ({ body: { scenario, params = {} } }) => runScenario(resolveScenario(scenario), { params }),
};
