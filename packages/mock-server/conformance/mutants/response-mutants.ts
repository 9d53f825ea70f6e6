/**
 * Simulators with one wrong response each. The suite detects them with a URL and one member, without arranged facts.
 */
import type { ResponseMutant } from './response-mutant.ts';
import { malformedResponseMutants } from './responses/malformed.ts';
import { moneyResponseMutants } from './responses/money.ts';
import { statementResponseMutants } from './responses/statement.ts';

export const responseMutants: readonly ResponseMutant[] = [
  ...malformedResponseMutants,
  ...statementResponseMutants,
  ...moneyResponseMutants,
];
