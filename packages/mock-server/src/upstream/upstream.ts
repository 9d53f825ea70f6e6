/**
 * A real backend beside the simulator. Calls of the contract are forwarded, and requests and responses are compared
 * with the contract. The simulator serves every other path.
 */
import { randomUUID } from 'node:crypto';
import type { Operation, OperationId } from '@wallet/contract';
import { operations } from '@wallet/contract';
import { idempotencyHeader } from '@wallet/contract/c';
import { notReached } from '@wallet/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mismatch } from '../client/mismatch.ts';
import { singleHeader, tokenOf, worldHeader, worldIdOf } from '../http/caller.ts';
import { jsonType } from '../http/response-writer.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { defaultWorldId } from '../world/worlds.ts';
import type { Drift, DriftReport } from './drift.ts';
import { createDriftList } from './drift.ts';
import type { Forwarded, OutgoingCall, UpstreamAnswer } from './forward.ts';
import { forward } from './forward.ts';
import { createObserver } from './observer.ts';
import type { SentInput } from './records.ts';
import { createRecorder, readRecords } from './records.ts';
import { readBytes, requestMismatches } from './request-check.ts';
import { createStandInSessions } from './stand-in-session.ts';

/**
 * `check` compares, `record` also writes each exchange to a file, `replay` responds from these files, and `mixed`
 * simulates calls that the upstream does not serve.
 */
export const upstreamModes = ['check', 'record', 'replay', 'mixed'] as const;
export type UpstreamMode = (typeof upstreamModes)[number];

export interface UpstreamOptions {
  /** URL of the upstream. Required in every mode but `replay`. */
  readonly url?: string;
  /** The folder of `record` and `replay`. */
  readonly records?: string;
  /** Default: `check`. */
  readonly mode?: UpstreamMode;
  /** Calls that the simulator serves in every mode. */
  readonly simulated?: readonly OperationId[];
  /** Timeout of a response in milliseconds. */
  readonly timeout?: number;
}

export interface Upstream {
  report(): DriftReport;
  clear(): void;
}

/** Maximum bytes of a forwarded request. */
const largestRequest = 32 * 1024 * 1024;

/** Response headers that are passed on. The others concern the host of the upstream. */
const passed = ['content-type', 'retry-after', 'cache-control', 'date', 'etag', 'x-request-id'];

/** Statuses of a missing route. */
const notServed: readonly number[] = [404, 501];

/** Forwards the calls of the contract to an upstream. */
export function serveUpstream(app: FastifyInstance, worlds: Worlds, options: UpstreamOptions): Upstream {
  const { mode = 'check', simulated = [] } = options;
  const ask = sourceOf(options);
  const recorder = mode === 'record' ? createRecorder(options.records ?? '') : undefined;
  const sessions = createStandInSessions();
  const drift = createDriftList(Date.now);
  const observe = createObserver({ isLive: mode !== 'replay' });
  const byRoute = new Map(
    operations.map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );
  /** The header of a request that this server injects into itself, to be simulated. */
  const own = { name: 'x-mock-simulated', value: randomUUID() };

  const worldOf = ({ headers }: FastifyRequest): World | undefined =>
    worlds.get(worldIdOf(headers)) ?? worlds.get(defaultWorldId);

  function note(
    request: FastifyRequest,
    operation: Operation,
    side: Drift['side'],
    found: readonly Mismatch[],
  ) {
    for (const mismatch of found) {
      const noted = drift.note(operation, side, mismatch);
      if (!noted) continue;
      const { what, expected, came, fields } = noted;
      const detail = { side, expected, came, fields };
      worldOf(request)?.journal.append({ kind: 'drift', name: operation.id, outcome: what, detail });
    }
  }

  async function exchange(operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { headers, params, method, raw } = request;
    const bytes = await bodyOf(request);
    if (bytes === undefined) return void reply.code(413).send();
    const body = await readBytes(bytes, headers['content-type']);
    note(request, operation, 'request', requestMismatches(operation, { params, body, headers }));
    const sent = observe(operation, tokenOf(headers) ?? '');
    const call = { method, path: raw.url ?? '', headers, body: bytes };
    const answer = await ask(operation, call, { params, body });
    if (mode === 'mixed' && isMissing(answer)) {
      sent.lost();
      return simulate(operation, request, reply, bytes);
    }
    if ('failed' in answer) sent.lost();
    else {
      drift.count(operation, 'checked');
      const intent = singleHeader(headers, idempotencyHeader);
      const response = { ...answer, body: {} };
      note(request, operation, 'answer', sent.answered(response, { body, intent }));
      recorder?.record(operation, { params, body }, answer);
      if (operation.id === 'session.login' && answer.status === 200) sessions.note(body, answer.text);
    }
    journal(request, operation, body, answer);
    send(answer, reply);
  }

  function journal(request: FastifyRequest, { id }: Operation, input: unknown, answer: Forwarded): void {
    const outcome = 'failed' in answer ? answer.failed : answer.status === 200 ? 'ok' : codeOf(answer);
    worldOf(request)?.journal.append({
      kind: 'call',
      name: id,
      ...(input !== undefined && { input }),
      outcome,
      detail: 'failed' in answer ? { upstream: answer.reason } : { upstream: answer.status },
    });
  }

  /** Simulates a call with its consumed body. */
  async function simulate(operation: Operation, request: FastifyRequest, reply: FastifyReply, bytes: Buffer) {
    drift.count(operation, 'simulated');
    const { headers, method, raw, ip } = request;
    const world = worldOf(request);
    const token = tokenOf(headers);
    const answer = await app.inject({
      method: method as 'GET',
      url: raw.url ?? '',
      headers: {
        ...headers,
        [own.name]: own.value,
        ...(world &&
          token && { authorization: `Bearer ${sessions.tokenFor(world, token)}`, [worldHeader]: world.id }),
      },
      remoteAddress: ip,
      ...(bytes.length > 0 && { payload: bytes }),
    });
    const { 'content-length': _length, connection: _connection, ...kept } = answer.headers;
    await reply.code(answer.statusCode).headers(kept).send(answer.rawPayload);
  }

  app.addHook('onRequest', async (request, reply) => {
    const operation = byRoute.get(`${request.method} ${request.routeOptions.url}`);
    if (!operation || request.headers[own.name] === own.value) return;
    if (simulated.includes(operation.id)) {
      const bytes = await bodyOf(request);
      if (bytes) await simulate(operation, request, reply, bytes);
      else await reply.code(413).send();
      return reply;
    }
    await exchange(operation, request, reply);
    return reply;
  });

  return {
    report: () => ({ upstream: options.url ?? options.records ?? '', mode, ...drift.report() }),
    clear: drift.clear,
  };
}

type Source = (operation: Operation, call: OutgoingCall, input: SentInput) => Promise<Forwarded>;

/** Returns the source of responses: the upstream or its records. Throws a ControlError. */
function sourceOf({ url, mode, records, timeout = 30_000 }: UpstreamOptions): Source {
  if (mode === 'replay') {
    const replay = readRecords(records ?? '');
    const missing = { status: 501, headers: new Headers({ 'content-type': jsonType }), cookies: [] };
    return (operation, _call, input) =>
      Promise.resolve(replay.answer(operation, input) ?? { ...missing, text: '{"message":"NOT_RECORDED"}' });
  }
  const address = new URL(url ?? '');
  return (_operation, call) => forward(address, call, timeout);
}

/** Whether the upstream does not serve a call. A code of the catalogue is a response of the call itself. */
const isMissing = (answer: Forwarded): boolean =>
  'failed' in answer
    ? answer.failed === 'unreached'
    : notServed.includes(answer.status) && codeOf(answer) !== 'NO_DATA';

function codeOf({ status, text }: UpstreamAnswer): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message : String(status);
  } catch {
    return String(status);
  }
}

async function bodyOf({ raw }: FastifyRequest): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of raw as AsyncIterable<Buffer>) {
    size += chunk.length;
    // An oversized body is drained, so that the client gets a response instead of a reset.
    if (size <= largestRequest) chunks.push(chunk);
  }
  return size > largestRequest ? undefined : Buffer.concat(chunks);
}

function send(answer: Forwarded, reply: FastifyReply): void {
  if ('failed' in answer) {
    const isUnreached = answer.failed === 'unreached';
    const message = isUnreached ? notReached : 'INTERNAL_SERVER_ERROR';
    void reply
      .code(isUnreached ? 503 : 502)
      .header('content-type', jsonType)
      .send(JSON.stringify({ message }));
    return;
  }
  const { status, headers, cookies, text } = answer;
  for (const name of passed) {
    const value = headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  for (const cookie of cookies) void reply.header('set-cookie', localCookie(cookie));
  void reply.code(status).send(text);
}

/** Removes attributes with which browsers reject a cookie on a local address without HTTPS. */
const localCookie = (cookie: string): string =>
  cookie.replace(/;\s*(?:domain=[^;]*|secure|samesite=none)/gi, '');
