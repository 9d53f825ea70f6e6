/** Compares a response with the contract. */
import type { Operation } from '@wallet/contract';
import { gone, isErrorCode } from '@wallet/contract/errors';
import { encode } from 'zod/mini';
import { canonical, isRecord } from '../world/plain.ts';
import { declaresError } from './http-error.ts';

/** Returns the first mismatch between a response and the contract, undefined when there is none. */
export function contractMismatch(operation: Operation, status: number, body: unknown): string | undefined {
  const schema = operation.responses[status];
  if (!schema) return `does not declare the status ${status}`;
  const result = schema.safeParse(body);
  if (!result.success) {
    const { path = [], message = '' } = result.error.issues[0] ?? {};
    return `does not declare such an answer: /${path.join('/')}: ${message}`;
  }
  if (canonical(encode(schema, result.data)) !== canonical(body))
    return 'does not declare all fields of the answer';
  if (status === 200) return undefined;
  return errorMismatch(operation, status, body);
}

function errorMismatch(operation: Operation, status: number, body: unknown): string | undefined {
  const code = isRecord(body) ? String(body['message']) : '';
  if (status === 410 && code === gone) return undefined;
  if (!isErrorCode(code)) return `does not declare ${code}, which is no code of the catalogue`;
  if (declaresError(operation, code, status)) return undefined;
  return `does not declare ${code}${operation.metadata.errors.includes(code) ? ` with status ${status}` : ''}`;
}
