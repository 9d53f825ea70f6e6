/** Makes calls over HTTP and validates every response before a case reads it. */
import type { Operation, OperationId } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import {
  requestOf,
  type ResponseBody,
  type AnyInput,
  type Arguments,
  type CallOptions,
  type CallRequest,
} from '../src/client/calls.ts';
import { encodeRequest, pathOf, sendHttp, type HttpRequest, type HttpResponse } from '../src/client/http.ts';
import { samplePath } from '../src/client/sample-input.ts';
import { worldCookieOf } from '../src/http/caller.ts';
import { redact } from '../src/world/redaction.ts';
import { Mismatch, ensure, same } from '../src/client/mismatch.ts';
import { evaluate } from '../src/client/evaluate.ts';

/** Options of a call; the caller adds its token and its world. */
export type CallerOptions = Omit<CallOptions, 'token' | 'world'>;

export interface Raw extends CallerOptions {
  /** Default: a well-formed path. */
  readonly path?: string;
  readonly body?: string | FormData;
  readonly type?: string;
}

/** A response that conforms to the contract. */
export interface Evaluated {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A completed request, without secrets. */
export interface Exchange {
  readonly operation: OperationId;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly isSound: boolean;
  /** Returns a command line that repeats the request. */
  readonly repeat: () => string;
}

export interface Caller {
  readonly token: string | undefined;
  /** Makes a call. Throws a Mismatch for a response that violates the contract. */
  send<Id extends OperationId>(id: Id, ...input: Arguments<Id, CallerOptions>): Promise<Evaluated>;
  /** Makes a call that must succeed. */
  gets<Id extends OperationId>(id: Id, ...input: Arguments<Id, CallerOptions>): Promise<ResponseBody<Id>>;
  /** Makes a call that must fail with one of the codes. Returns the error's params. */
  refused<Id extends OperationId>(
    id: Id,
    code: ErrorCode | readonly ErrorCode[],
    ...input: Arguments<Id, CallerOptions>
  ): Promise<NonNullable<ErrorBody['params']>>;
  /** Makes a request that may violate the contract. */
  sendRaw(id: OperationId, raw: Raw): Promise<Evaluated>;
  /** Makes such a request, which must fail with this status and code. `what` names it. */
  rejected(what: string, id: OperationId, raw: Raw, status: number, code: string): Promise<void>;
}

export interface Wire {
  readonly baseUrl: string;
  readonly timeout: number;
  readonly world: () => string | undefined;
  readonly note: (exchange: Exchange) => void;
}

export function createCaller(wire: Wire, token?: string): Caller {
  const worldCookie = (): string | undefined => {
    const world = wire.world();
    return world && `${worldCookieOf(new URL(wire.baseUrl).host)}=${world}`;
  };

  const requestFor = (id: OperationId, { headers, ...input }: AnyInput): CallRequest =>
    requestOf(id, { ...input, token, headers: { cookie: worldCookie(), ...headers } });

  async function exchange(
    operation: Operation,
    sent: HttpRequest,
    params?: CallRequest['params'],
  ): Promise<Evaluated> {
    let reply: HttpResponse | undefined;
    let body: unknown;
    let isSound = false;
    try {
      reply = await request(wire, sent);
      body = evaluate(operation, reply);
      isSound = true;
      return { status: reply.status, headers: reply.headers, body };
    } finally {
      const code = reply && reply.status !== 200 ? (body as ErrorBody | undefined)?.message : undefined;
      const repeat = () => commandOf(wire, operation, sent, params);
      wire.note({ operation: operation.id, status: reply?.status, code, isSound, repeat });
    }
  }

  const send = (id: OperationId, input: AnyInput = {}): Promise<Evaluated> => {
    const called = requestFor(id, input);
    return exchange(called.operation, encodeRequest(called), input.params);
  };

  const sendRaw = (id: OperationId, { path, type, headers, ...raw }: Raw): Promise<Evaluated> => {
    const called = requestFor(id, {
      ...raw,
      headers: { ...(type !== undefined && { 'content-type': type }), ...headers },
    });
    const sent = encodeRequest(called);
    return exchange(called.operation, { ...sent, path: path ?? samplePath(called.operation) });
  };

  return {
    token,
    send: (id, ...[input]) => send(id, input as AnyInput | undefined),
    async gets(id, ...[input]) {
      const { status, body } = await send(id, input as AnyInput | undefined);
      ensure(id, status === 200, 'status 200', { status, body });
      return body as never;
    },
    async refused(id, code, ...[input]) {
      const { status, body } = await send(id, input as AnyInput | undefined);
      const failure = body as ErrorBody;
      const codes: readonly string[] = [code].flat();
      if (status === 200 || !codes.includes(failure.message))
        throw new Mismatch(id, `the error ${codes.join(' or ')}`, { status, body: redact(body, id) });
      return failure.params ?? {};
    },
    sendRaw,
    async rejected(what, id, raw, status, code) {
      const response = await sendRaw(id, raw);
      same(`the response to ${what}`, [response.status, response.body], [status, { message: code }]);
    },
  };
}

async function request({ baseUrl, timeout }: Wire, sent: HttpRequest): Promise<HttpResponse> {
  try {
    return await sendHttp(baseUrl, sent, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Mismatch('the connection', 'a response', cause instanceof Error ? cause.message : message);
  }
}

const shownLength = 200;

/** Returns the request as a shell command; tokens, passwords and phone numbers are placeholders. */
function commandOf(
  { baseUrl }: Wire,
  operation: Operation,
  sent: HttpRequest,
  params?: CallRequest['params'],
): string {
  const headers = Object.entries(sent.headers).map(([name, value]) =>
    name === 'authorization' && value.startsWith('Bearer ')
      ? `-H "authorization: Bearer $TOKEN"`
      : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const secret = Object.fromEntries(
    Object.keys(params ?? {})
      .filter((name) => name === 'username' || name === 'password')
      .map((name) => [name, `[${name}]`]),
  );
  const path = params
    ? pathOf(operation.path, { ...params, ...secret })
        .replaceAll('%5B', '[')
        .replaceAll('%5D', ']')
    : sent.path;
  return [
    'curl -X',
    sent.method,
    quoted(baseUrl + path),
    ...headers,
    ...dataOf(sent.body, operation.id),
  ].join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function dataOf(body: HttpRequest['body'], id: OperationId): string[] {
  if (body === undefined) return [];
  if (body instanceof FormData)
    return [...body.entries()].map(([name, value]) =>
      value instanceof File ? `-F '${name}=@${value.name}'` : `-F '${name}=${value}'`,
    );
  try {
    return ['-d', quoted(JSON.stringify(redact(JSON.parse(String(body)), id)))];
  } catch {
    return ['-d', quoted(String(body).slice(0, shownLength))];
  }
}
