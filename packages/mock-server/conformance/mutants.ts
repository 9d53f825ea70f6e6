/** All mutants of the simulator: faults of its rules, and wrong responses. */
import { accessMutants } from './mutants/access.ts';
import type { Mutant } from './mutants/mutant.ts';
import { malformedResponseMutants } from './mutants/responses/malformed.ts';
import { moneyResponseMutants } from './mutants/responses/money.ts';
import { ruleMutants } from './mutants/rules.ts';
import { statementResponseMutants } from './mutants/responses/statement.ts';

export const mutants: readonly Mutant[] = [
  ...ruleMutants,
  ...accessMutants,
  ...malformedResponseMutants,
  ...statementResponseMutants,
  ...moneyResponseMutants,
];
