/** The calls of the contract for the pipeline: with their schemas and handlers. */
import type { Operation } from '@wallet/contract';
import { operations } from '@wallet/contract';
import type { ZodMiniType } from 'zod/mini';
import { safeEncode } from 'zod/mini';
import type { FastEncoder } from './fast-encoder.ts';
import { compileEncoder, undecided } from './fast-encoder.ts';
import type { AnyHandler, Binding } from './bind.ts';
import { handlerOf } from './bind.ts';
import { ContractViolation } from '../world/contract-violation.ts';

export interface ServedOperation extends Operation {
  readonly handler: AnyHandler;
  readonly pathParams: ZodMiniType | undefined;
  /** Undefined for a call without a body. */
  readonly body: ZodMiniType | undefined;
  readonly answer: ZodMiniType;
  /** The fast path for most responses; see fast-encoder.ts. */
  readonly encodeQuickly: FastEncoder;
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
    answer: operation.responses[200] as ZodMiniType,
    encodeQuickly: compileEncoder(operation.responses[200] as ZodMiniType),
  }));

/** Returns the body of a response on the wire, without undeclared fields. Throws a ContractViolation. */
export function encodedAnswer({ id, answer, encodeQuickly }: ServedOperation, value: unknown): unknown {
  const encoded = encodeQuickly(value);
  if (encoded !== undecided) return encoded;
  const result = safeEncode(answer, value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`,
  );
  throw new ContractViolation(id, problems.slice(0, 5).join('; '));
}
