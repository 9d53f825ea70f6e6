/** Validates any response against the contract. */
import type { Operation } from '@wallet/contract';
import { gone, isErrorCode } from '@wallet/contract/errors';
import { ErrorBody } from '@wallet/contract/wire/error-body';
import { encode, type input } from 'zod/mini';
import { declaresError } from '../http/http-error.ts';
import { inEnglish } from '../domains/problems.ts';
import type { HttpResponse } from './http.ts';
import { isRecord } from '../world/plain.ts';
import { Mismatch, ensure } from './mismatch.ts';

/** Returns the body of a valid response. Throws a Mismatch for an invalid one. */
export function evaluate(operation: Operation, { status, headers, text }: HttpResponse): unknown {
  const { id } = operation;
  const type = headers.get('content-type') ?? 'none';
  ensure(`the content type of ${id}`, /^application\/json\b/i.test(type), 'application/json', {
    status,
    type,
    text,
  });
  const body = parsed(text);
  if (status !== 200) return evaluateRefusal(operation, status, body);
  const schema = operation.responses[200];
  const { success, data: read, error } = schema.safeParse(body, inEnglish);
  if (!success)
    throw new Mismatch(
      `the shape of ${id}`,
      'what the contract declares',
      once(error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`)),
      error.issues.map(({ path }) => placeOf(path)),
    );
  const data = encode(schema, read);
  const { extra, replaced } = differences(body, data);
  ensure(`the fields of ${id}`, extra.length === 0, 'declared ones only', once(extra), extra);
  const places = replaced.map(([place]) => place);
  const came = once(replaced.map(([place, value]) => `${place}: ${JSON.stringify(value)}`));
  ensure(`the values of ${id}`, places.length === 0, 'declared ones only', came, places);
  return data;
}

/** Joins unique places, so that a problem in many rows has one text. */
const once = (places: readonly string[]): string => [...new Set(places)].join('; ');

/** Returns a path of fields as `slots[].amount`. */
export const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (place, key) =>
      typeof key === 'number' ? `${place}[]` : place === '' ? String(key) : `${place}.${String(key)}`,
    '',
  ) || 'the whole';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Mismatch('the body of the response', 'JSON', text);
  }
}

function evaluateRefusal(operation: Operation, status: number, body: unknown): input<typeof ErrorBody> {
  const { id } = operation;
  const { data: read } = ErrorBody.safeParse(body);
  if (!read) throw new Mismatch(`the shape of a refusal of ${id}`, '{ message, params? }', body);
  const failure = encode(ErrorBody, read);
  const { extra } = differences(body, failure);
  ensure(
    `the fields of a refusal of ${id}`,
    extra.length === 0,
    'message and params only',
    once(extra),
    extra,
  );
  const { message } = failure;
  const isKnown =
    message === gone ? status === 410 : isErrorCode(message) && declaresError(operation, message, status);
  const isDeclared = (operation.metadata.errors as readonly string[]).includes(message);
  ensure(
    `the refusal of ${id}`,
    isKnown,
    'a code that the call declares, under a status of that code',
    { status, message },
    [isDeclared ? 'status' : 'message'],
  );
  ensure(`the status of ${id}`, status < 500, 'less than 500: nothing here should break a server', status, [
    'status',
  ]);
  return failure;
}

interface Differences {
  /** Places of undeclared fields. */
  readonly extra: string[];
  /** Places and values that a fallback of the schema replaced, which a backend must not rely on. */
  readonly replaced: (readonly [place: string, came: unknown])[];
}

/** Compares a value with that read by the schema. */
function differences(
  came: unknown,
  read: unknown,
  place = '',
  found: Differences = { extra: [], replaced: [] },
) {
  if (Array.isArray(came) && Array.isArray(read))
    for (const [at, item] of came.entries()) differences(item, read[at], `${place}[]`, found);
  else if (isRecord(came) && isRecord(read))
    for (const [name, field] of Object.entries(came)) {
      const at = place === '' ? name : `${place}.${name}`;
      if (Object.hasOwn(read, name)) differences(field, read[name], at, found);
      else found.extra.push(at);
    }
  else if (came !== read) found.replaced.push([place || 'the whole', came]);
  return found;
}
