/** The calls of the contract for the pipeline: with their schemas and handlers. */
import type { Operation } from '@wallet/contract';
import { operations } from '@wallet/contract';
import type { ZodMiniType } from 'zod/mini';
import type { AnyHandler, Binding } from './bind.ts';
import { handlerOf } from './bind.ts';
import type { Encode } from './response-encoder.ts';
import { encoderOf } from './response-encoder.ts';
import { ContractViolation } from '../world/contract-violation.ts';

export interface ServedOperation extends Operation {
  readonly handler: AnyHandler;
  readonly pathParams: ZodMiniType | undefined;
  /** Undefined for a call without a body. */
  readonly body: ZodMiniType | undefined;
  readonly encode: Encode;
}

const schemaOr = (value: unknown): ZodMiniType | undefined =>
  typeof value === 'object' && value !== null && '_zod' in value ? (value as ZodMiniType) : undefined;

/** Returns every call of the contract with its handler. */
export const servedOperations = (bindings: readonly Binding[]): readonly ServedOperation[] =>
  operations.map((operation) => ({
    ...operation,
    handler: handlerOf(bindings, operation),
    pathParams: schemaOr(operation.pathParams),
    body: schemaOr(operation.body),
    encode: encoderOf(operation.responses[200] as ZodMiniType),
  }));

/** Returns the body of a response on the wire, without undeclared fields. Throws a ContractViolation. */
export function encodedAnswer({ id, encode }: ServedOperation, value: unknown): unknown {
  const result = encode(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`,
  );
  throw new ContractViolation(id, problems.slice(0, 5).join('; '));
}
