/**
 * Lies of a foreign backend, each of which the suite notices with nothing but an address and one member: no fact is
 * arranged, and nothing is steered.
 */
import type { ResponseMutant } from './response-mutant.ts';
import { answerResponseMutants } from './responses/answers.ts';
import { moneyResponseMutants } from './responses/money.ts';
import { statementResponseMutants } from './responses/statement.ts';

export const responseMutants: readonly ResponseMutant[] = [
  ...answerResponseMutants,
  ...statementResponseMutants,
  ...moneyResponseMutants,
];
