/** What the contract says about every answer, whichever case asked for it. */
import type { Operation } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';
import { errorStatus, gone, isErrorCode } from '@wallet/contract/errors';
import { Failure } from '@wallet/contract/wire/failure';
import type { ZodMiniType } from 'zod/mini';
import { isRecord } from '../src/world/plain.ts';
import { Departure, holds } from './departure.ts';

/** An answer as it arrived. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The body of an answer that the contract allows. Departs for any other. */
export function judged(operation: Operation, { status, headers, text }: Reply): unknown {
  const type = headers.get('content-type') ?? 'none';
  holds('the type of the answer', /^application\/json\b/i.test(type), 'application/json', {
    status,
    type,
    text,
  });
  const body = parsed(text);
  if (status !== 200) return judgedRefusal(operation, status, body);
  const { data, error } = (operation.responses[200] as ZodMiniType).safeParse(body);
  if (error)
    throw new Departure(
      'the shape of the answer',
      'what the contract declares',
      error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`).join('; '),
    );
  const extra = undeclared(body, data);
  holds('the fields of the answer', extra.length === 0, 'declared ones only', extra.join(', '));
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Departure('the body of the answer', 'JSON', text);
  }
}

function judgedRefusal(operation: Operation, status: number, body: unknown): Failure {
  const { data: failure } = Failure.safeParse(body);
  if (!failure) throw new Departure('the shape of the refusal', '{ message, params? }', body);
  const extra = undeclared(body, failure);
  holds('the fields of the refusal', extra.length === 0, 'message and params only', extra.join(', '));
  const { message } = failure;
  const isKnown =
    message === gone ? status === 410 : isErrorCode(message) && mayAnswer(operation, message, status);
  holds('the refusal', isKnown, 'a code that the call declares, under a status of that code', {
    status,
    message,
  });
  holds('the status', status < 500, 'less than 500: nothing here should break a server', status);
  return failure;
}

const mayAnswer = ({ metadata }: Operation, code: ErrorCode, status: number): boolean =>
  metadata.errors.includes(code) && (errorStatus[code] as readonly number[]).includes(status);

/** The places of fields that came and are not in what the schema knows. */
function undeclared(came: unknown, known: unknown, place = ''): string[] {
  if (Array.isArray(came) && Array.isArray(known))
    return came.flatMap((item, at) => undeclared(item, known[at], `${place}[${at}]`));
  if (!isRecord(came) || !isRecord(known)) return [];
  return Object.entries(came).flatMap(([name, field]) => {
    const at = place === '' ? name : `${place}.${name}`;
    return Object.hasOwn(known, name) ? undeclared(field, known[name], at) : [at];
  });
}
