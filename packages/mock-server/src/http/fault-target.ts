/** Validates what a fault rule matches, because a misspelt key matches no call. */
import type { Operation } from '@wallet/contract';
import { suggestion } from '@wallet/deploy/nearest';
import * as z from 'zod/mini';
import { ControlError } from '../world/control-error.ts';
import type { FaultRule } from '../world/fault-schema.ts';
import { isRecord } from '../world/plain.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Throws a ControlError for a path parameter or a field of the body that none of the calls has. */
export function rejectUnreachable(
  { operation, pathParams, body }: FaultRule,
  meant: readonly Operation[],
): void {
  refuseUnknownKeys(operation, 'pathParams', 'path parameters', pathParams, schemasOf(meant, 'pathParams'));
  // A rule matches no form.
  const withJson = meant.filter(({ contentType }) => contentType !== 'multipart/form-data');
  refuseUnknownKeys(operation, 'body', 'JSON body', body, schemasOf(withJson, 'body'));
}

const schemasOf = (meant: readonly Operation[], part: 'body' | 'pathParams'): readonly JsonSchema[] =>
  meant.flatMap(({ [part]: schema }) =>
    schema ? [z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })] : [],
  );

function refuseUnknownKeys(
  operation: string,
  part: 'body' | 'pathParams',
  title: string,
  value: unknown,
  schemas: readonly JsonSchema[],
): void {
  if (value === undefined) return;
  if (schemas.length === 0)
    throw new ControlError('invalid', `${operation} has no ${title}: leave ${part} out.`);
  const known = schemas.flatMap(keysOf);
  const unknown = isRecord(value) && Object.keys(value).find((key) => !known.includes(key));
  if (unknown === false || unknown === undefined) return;
  const meant = suggestion(unknown, known) || `; there is ${known.slice(0, 5).join(', ')}.`;
  throw new ControlError('invalid', `${operation}: ${part}.${unknown}: unknown key${meant}`);
}

const keysOf = ({ properties = {}, anyOf, oneOf }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...(anyOf ?? oneOf ?? []).flatMap((option) => keysOf(option as JsonSchema)),
];
