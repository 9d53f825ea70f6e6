/** All mutants of the simulator: faults of its rules, and wrong responses. */
import { accessMutants } from './mutants/access.ts';
import { moneyMutants } from './mutants/money.ts';
import type { Mutant } from './mutants/mutant.ts';
import { responseBodyMutants } from './mutants/response-bodies.ts';
import { malformedResponseMutants } from './mutants/responses/malformed.ts';
import { moneyResponseMutants } from './mutants/responses/money.ts';
import { statementResponseMutants } from './mutants/responses/statement.ts';
import { timeMutants } from './mutants/time.ts';

export const mutants: readonly Mutant[] = [
  ...moneyMutants,
  ...accessMutants,
  ...timeMutants,
  ...responseBodyMutants,
  ...malformedResponseMutants,
  ...statementResponseMutants,
  ...moneyResponseMutants,
];
