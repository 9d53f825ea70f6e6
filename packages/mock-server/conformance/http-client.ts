/** Calls the contract over HTTP and validates every response before a case reads it. */
import type { Operation, OperationId } from '@wallet/contract';
import { operationOf } from '@wallet/contract';
import { idempotencyHeader, markerHeader } from '@wallet/contract/c';
import type { ErrorCode } from '@wallet/contract/errors';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { worldCookieOf } from '../src/http/caller.ts';
import { redact } from '../src/world/redaction.ts';
import type { AnswerOf, Given } from './call.ts';
import { pathOf } from './call.ts';
import { Mismatch, holds } from './mismatch.ts';
import type { Reply } from './evaluate.ts';
import { evaluate } from './evaluate.ts';

/** Options of any call. */
export interface Also {
  /** The key that makes one intent have one effect (decisions 11). */
  readonly intent?: string;
  /** In place of the usual headers; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** A request that the contract's types would not let through. */
export interface Raw extends Also {
  readonly path?: string;
  readonly method?: string;
  readonly body?: string | FormData;
  readonly type?: string;
}

/** An answer that the contract allows. */
export interface Evaluated {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A request that was made, without anything secret in it. */
export interface Exchange {
  readonly operation: OperationId;
  readonly status: number | undefined;
  /** The code of a refusal. */
  readonly code: string | undefined;
  /** Whether the contract allows the answer. */
  readonly isSound: boolean;
  /** A command line that makes the request again. */
  readonly repeat: () => string;
}

export interface Caller {
  readonly token: string | undefined;
  /** Makes a call; throws a Mismatch when the contract does not allow the answer. */
  send<Id extends OperationId>(id: Id, ...given: Given<Id, Also>): Promise<Evaluated>;
  /** Makes a call that has to work. */
  gets<Id extends OperationId>(id: Id, ...given: Given<Id, Also>): Promise<AnswerOf<Id>>;
  /** Makes a call that has to be refused with a code, or with one of several; returns its params. */
  refused<Id extends OperationId>(
    id: Id,
    code: ErrorCode | readonly ErrorCode[],
    ...given: Given<Id, Also>
  ): Promise<NonNullable<ErrorBody['params']>>;
  /** Makes a request that may break the contract. */
  sendRaw(id: OperationId, raw: Raw): Promise<Evaluated>;
}

export interface Wire {
  readonly baseUrl: string;
  readonly timeout: number;
  /** The world the calls are for, in a simulator. */
  readonly world: () => string | undefined;
  readonly note: (exchange: Exchange) => void;
}

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

export function createCaller(wire: Wire, token?: string): Caller {
  const usualHeaders = (): Record<string, string | undefined> => {
    const world = wire.world();
    return {
      [markerHeader.name]: markerHeader.value,
      authorization: token && `Bearer ${token}`,
      cookie: world && `${worldCookieOf(new URL(wire.baseUrl).host)}=${world}`,
    };
  };

  async function exchange(operation: Operation, sent: Sent, repeat: () => string): Promise<Evaluated> {
    let reply: Reply | undefined;
    let body: unknown;
    let isSound = false;
    try {
      reply = await request(wire, sent);
      body = evaluate(operation, reply);
      isSound = true;
      return { status: reply.status, headers: reply.headers, body };
    } finally {
      const code = reply && reply.status !== 200 ? (body as ErrorBody | undefined)?.message : undefined;
      wire.note({ operation: operation.id, status: reply?.status, code, isSound, repeat });
    }
  }

  const headersWith = ({ intent, headers }: Also, type?: string): Record<string, string> =>
    defined({
      ...usualHeaders(),
      [idempotencyHeader]: intent,
      'content-type': type,
      ...headers,
    });

  async function send(id: OperationId, given: GivenToAny = {}): Promise<Evaluated> {
    const operation = operationOf(id);
    const isForm = operation.contentType === 'multipart/form-data';
    const body = given.body === undefined || isForm ? undefined : JSON.stringify(given.body);
    const sent: Sent = {
      path: pathOf(operation, given.params),
      method: operation.method,
      headers: headersWith(given, body === undefined ? undefined : 'application/json'),
      ...(body !== undefined && { body }),
      ...(isForm && { body: formOf(given.body) }),
    };
    return exchange(operation, sent, () => commandOf(wire, operation, sent, given));
  }

  const caller: Caller = {
    token,
    send: (id, ...[given]) => send(id, given as GivenToAny | undefined),
    async gets(id, ...[given]) {
      const { status, body } = await send(id, given as GivenToAny | undefined);
      holds(id, status === 200, 'status 200', { status, body });
      return body as never;
    },
    async refused(id, code, ...[given]) {
      const { status, body } = await send(id, given as GivenToAny | undefined);
      const failure = body as ErrorBody;
      const codes: readonly string[] = [code].flat();
      if (status === 200 || !codes.includes(failure.message))
        throw new Mismatch(id, `a refusal with ${codes.join(' or ')}`, { status, body: redact(body, id) });
      return failure.params ?? {};
    },
    sendRaw(id, { path, method, body, type, ...also }) {
      const operation = operationOf(id);
      const sent: Sent = {
        path: path ?? pathOf(operation),
        method: method ?? operation.method,
        headers: headersWith(also, type),
        ...(body !== undefined && { body }),
      };
      return exchange(operation, sent, () => commandOf(wire, operation, sent, {}));
    },
  };
  return caller;
}

interface GivenToAny extends Also {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

async function request({ baseUrl, timeout }: Wire, { path, ...init }: Sent): Promise<Reply> {
  try {
    const response = await fetch(baseUrl + path, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Mismatch('the connection', 'an answer', cause instanceof Error ? cause.message : message);
  }
}

const defined = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {}))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** As much of a malformed body as helps a reader. */
const shownLength = 200;

/** The request as a shell would make it; tokens, passwords and numbers of people stand there as variables and marks. */
function commandOf({ baseUrl }: Wire, operation: Operation, sent: Sent, given: GivenToAny): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const headers = Object.entries(sent.headers).map(([name, value]) =>
    name === 'authorization' && value.startsWith('Bearer ')
      ? `-H "authorization: Bearer $TOKEN"`
      : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const secret = Object.fromEntries(
    Object.keys(given.params ?? {})
      .filter((name) => name === 'username' || name === 'password')
      .map((name) => [name, `[${name}]`]),
  );
  const path = given.params
    ? pathOf(operation, { ...given.params, ...secret })
        .replaceAll('%5B', '[')
        .replaceAll('%5D', ']')
    : sent.path;
  return [
    'curl -X',
    sent.method,
    quoted(baseUrl + path),
    ...headers,
    ...dataOf(sent.body, operation.id).map((data) => (data.startsWith('-F') ? data : `-d ${quoted(data)}`)),
  ].join(' ');
}

function dataOf(body: Sent['body'], id: OperationId): string[] {
  if (body === undefined) return [];
  if (body instanceof FormData)
    return [...body.entries()].map(([name, value]) =>
      value instanceof File ? `-F '${name}=@${value.name}'` : `-F '${name}=${value}'`,
    );
  try {
    return [JSON.stringify(redact(JSON.parse(body), id))];
  } catch {
    return [body.slice(0, shownLength)];
  }
}
