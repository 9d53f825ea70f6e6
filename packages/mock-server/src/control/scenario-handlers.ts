import { book, findScenario } from '../scenario/book.ts';
import { readScenario, ScenarioRefused } from '../scenario/json.ts';
import { playScenario } from '../play/run.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { ControlHandlers } from './handler.ts';
import type { ScenarioView } from './control-schema.ts';

/** One of the book by its name, or one that is written out. Throws a Refused. */
export const chosenScenario = (choice: string | Readonly<Record<string, unknown>>): Scenario =>
  typeof choice === 'string' ? findScenario(choice) : readScenario(choice);

const showScenario = ({ name, title, params = {} }: Scenario): ScenarioView => ({
  name,
  title,
  params: Object.fromEntries(
    Object.entries(params).map(([key, { oneOf, ...param }]) => [
      key,
      { ...param, ...(oneOf && { oneOf: [...oneOf] }) },
    ]),
  ),
});

export const scenarioHandlers: ControlHandlers<'scenarios'> = {
  list: () => book.map(showScenario),
  check({ body }) {
    try {
      readScenario(body.scenario);
      return { problems: [] };
    } catch (error) {
      if (error instanceof ScenarioRefused) return { problems: [...error.problems] };
      throw error;
    }
  },
  async run({ body: { scenario, params = {} } }) {
    const {
      journal: _journal,
      problems,
      ...report
    } = await playScenario(chosenScenario(scenario), { params });
    return { ...report, problems: [...problems] };
  },
};
