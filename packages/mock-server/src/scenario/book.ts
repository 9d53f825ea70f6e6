/** The scenarios there are, by name. */
import { defaultScenario } from './book/default.ts';
import { emptyScenario } from './book/empty.ts';
import { lostAnswersScenario } from './book/lost-answers.ts';
import { otpOffScenario } from './book/otp-off.ts';
import { terminatedScenario } from './book/terminated.ts';
import type { Scenario } from './scenario.ts';

export const book: readonly Scenario[] = [
  defaultScenario,
  emptyScenario,
  otpOffScenario,
  terminatedScenario,
  lostAnswersScenario,
];

/** A name that is in no book. */
export class UnknownScenario extends Error {
  override readonly name = 'UnknownScenario';
}

/** The scenario of that name. Throws an UnknownScenario that lists the names there are. */
export function findScenario(name: string): Scenario {
  const scenario = book.find((one) => one.name === name);
  if (!scenario)
    throw new UnknownScenario(`No scenario ${name}; there is ${book.map((one) => one.name).join(', ')}.`);
  return scenario;
}
