/** All mutants of the simulator: faults of its rules, and wrong responses. */
import { accessMutants } from './mutants/access.fixture.ts';
import type { Mutant } from './mutants/mutant.fixture.ts';
import { malformedResponseMutants } from './mutants/responses/malformed.fixture.ts';
import { moneyResponseMutants } from './mutants/responses/money.fixture.ts';
import { ruleMutants } from './mutants/rules.fixture.ts';
import { statementResponseMutants } from './mutants/responses/statement.fixture.ts';

export const mutants: readonly Mutant[] = [
  ...ruleMutants,
  ...accessMutants,
  ...malformedResponseMutants,
  ...statementResponseMutants,
  ...moneyResponseMutants,
];
