/** All mutants of the simulator. */
import { accessMutants } from './mutants/access.ts';
import { responseBodyMutants } from './mutants/response-bodies.ts';
import type { Mutant } from './mutants/mutant.ts';
import { moneyMutants } from './mutants/money.ts';
import { timeMutants } from './mutants/time.ts';

export const mutants: readonly Mutant[] = [
  ...moneyMutants,
  ...accessMutants,
  ...timeMutants,
  ...responseBodyMutants,
];
