/** The calls of the contract for the pipeline: with their schemas and handlers. */
import type { Operation } from '@wallet/contract';
import { operations } from '@wallet/contract';
import type { AnyHandler, Binding } from './bind.ts';
import { handlerOf } from './bind.ts';
import type { Encode } from './response-encoder.ts';
import { encoderOf } from './response-encoder.ts';
import { ContractViolation } from '../world/contract-violation.ts';

export interface ServedOperation extends Operation {
  readonly handler: AnyHandler;
  readonly encode: Encode;
}

export const servedOperations = (bindings: readonly Binding[]): readonly ServedOperation[] =>
  operations.map((operation) => ({
    ...operation,
    handler: handlerOf(bindings, operation),
    encode: encoderOf(operation.responses[200]),
  }));

/** Returns the body of a response on the wire, without undeclared fields. Throws a ContractViolation. */
export function encodeResponse({ id, encode }: ServedOperation, value: unknown): unknown {
  const result = encode(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`,
  );
  throw new ContractViolation(id, problems.slice(0, 5).join('; '));
}
