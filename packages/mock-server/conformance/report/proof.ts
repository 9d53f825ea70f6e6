/** The part of the contract that a run proves, and the unproven rest. */
import { operations, type OperationId } from '@wallet/contract';
import type { Outcome } from '../runner.ts';

/** All declared errors except the internal server error, which no request may cause. */
const declaredRefusals = operations.flatMap((operation) =>
  operation.metadata.errors
    .filter((code) => code !== 'INTERNAL_SERVER_ERROR')
    .map((code) => ({ operation, code })),
);

/** Returns whether a call had a 200 response of its schema, and never another one. */
export const isProven = ({ met, broken }: Outcome, id: OperationId): boolean =>
  met.get(id)?.has('200') === true && !broken.has(id);

/** Returns the calls and errors of the contract, and those that the run leaves open. */
export const proofOf = (outcome: Outcome) => ({
  calls: operations.length,
  openCalls: operations.filter(({ id }) => !isProven(outcome, id)),
  refusals: declaredRefusals.length,
  openRefusals: declaredRefusals.filter(
    ({ operation, code }) => outcome.met.get(operation.id)?.has(code) !== true,
  ),
});

/** Groups values by a key, in their order. */
export function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value)) ?? [];
    groups.set(keyOf(value), group);
    group.push(value);
  }
  return groups;
}
