import { scenarios, findScenario } from '../scenario/scenarios.ts';
import { ControlError } from '../world/control-error.ts';
import { readScenario } from '../scenario/scenario-json.ts';
import { runScenario } from '../scenario/run-scenario.ts';
import type { Scenario } from '../scenario/scenario-schema.ts';
import type { PlainRecord } from '../world/plain.ts';
import type { ControlHandlers } from './handler.ts';
import type { ScenarioView } from './control-schema.ts';

/** Returns a built-in scenario by name, or a scenario from JSON. Throws a ControlError. */
export const resolveScenario = (choice: string | Readonly<Record<string, unknown>>): Scenario =>
  typeof choice === 'string' ? findScenario(choice) : readScenario(choice);

const showScenario = (scenario: Scenario): ScenarioView => {
  const json = JSON.parse(JSON.stringify(scenario)) as PlainRecord & Partial<Pick<ScenarioView, 'params'>>;
  return { name: scenario.name, title: scenario.title, json, params: json.params ?? {} };
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
