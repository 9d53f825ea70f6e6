/** The scenarios there are, by name. */
import { defaultScenario } from './book/default.ts';
import { emptyScenario } from './book/empty.ts';
import { lostAnswersScenario } from './book/lost-answers.ts';
import { otpOffScenario } from './book/otp-off.ts';
import { terminatedScenario } from './book/terminated.ts';
import { Refused } from '../world/refused.ts';
import type { Scenario } from './scenario.ts';

export const book: readonly Scenario[] = [
  defaultScenario,
  emptyScenario,
  otpOffScenario,
  terminatedScenario,
  lostAnswersScenario,
];

/** The scenario of that name. Throws a Refused that lists the names there are. */
export function findScenario(name: string): Scenario {
  const scenario = book.find((one) => one.name === name);
  if (!scenario)
    throw new Refused(
      'senseless',
      `No scenario ${name}; there is ${book.map((one) => one.name).join(', ')}.`,
    );
  return scenario;
}
