/** Validates what a fault rule matches, because a misspelt key or path matches no call. */
import type { Operation } from '@wallet/contract';
import { suggestion } from '@wallet/deploy/nearest';
import * as z from 'zod/mini';
import { ControlError } from '../world/control-error.ts';
import type { FaultRule } from '../world/fault-schema.ts';
import { isRecord } from '../world/plain.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Throws a ControlError for a path, path parameter or field of the body that none of the calls has. */
export function rejectUnreachable(
  { operation, path, pathParams, body }: FaultRule,
  meant: readonly Operation[],
): void {
  refuseUnknownKeys(operation, 'pathParams', 'path parameters', pathParams, schemasOf(meant, 'pathParams'));
  // A rule matches no form.
  const withJson = meant.filter(({ contentType }) => contentType !== 'multipart/form-data');
  refuseUnknownKeys(operation, 'body', 'JSON body', body, schemasOf(withJson, 'body'));
  if (path === undefined || meant.some((one) => reaches(path, one.path))) return;
  const paths = meant.map((one) => one.path);
  throw new ControlError(
    'invalid',
    `No call of ${operation} has the path ${path}${suggestion(path, paths) || `; there is ${paths.slice(0, 3).join(', ')}.`}`,
  );
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

/** Whether the path of a rule, which may end with `*`, can be one of a call. */
function reaches(pattern: string, path: string): boolean {
  const isPrefix = pattern.endsWith('*');
  const given = (isPrefix ? pattern.slice(0, -1) : pattern).split('/');
  const own = path.split('/');
  if (isPrefix ? given.length > own.length : given.length !== own.length) return false;
  return given.every((part, index) => {
    const name = own[index] ?? '';
    if (name.startsWith(':')) return true;
    return isPrefix && index === given.length - 1 ? name.startsWith(part) : name === part;
  });
}
