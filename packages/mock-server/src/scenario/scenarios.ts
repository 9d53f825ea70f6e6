/** The built-in scenarios. */
import { suggestion } from '@wallet/deploy/nearest';
import { ControlError } from '../world/control-error.ts';
import type { Scenario } from './scenario-schema.ts';
import { failures } from './scenarios/failures.ts';
import { money } from './scenarios/money.ts';
import { starts } from './scenarios/starts.ts';

export const scenarios: readonly Scenario[] = [...starts, ...money, ...failures];

const names = scenarios.map(({ name }) => name);

/** The control API takes the content of a file, because a path of the caller may not exist here. */
const ofFile = (name: string): string =>
  name.endsWith('.json') ? ' For a file, send its content as the scenario.' : '';

/** Returns a built-in scenario by name. Throws a ControlError with the known names. */
export function findScenario(name: string): Scenario {
  const scenario = scenarios.find((one) => one.name === name);
  if (!scenario)
    throw new ControlError(
      'invalid',
      `No scenario ${name}${suggestion(name, names) || '.'} There is ${names.join(', ')}.${ofFile(name)}`,
    );
  return scenario;
}
