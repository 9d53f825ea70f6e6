/**
 * A real backend beside the simulator. Calls of the contract are forwarded, and requests and responses are compared
 * with the contract. The simulator serves every other path.
 */
import type { Operation } from '@wallet/contract';
import { markerHeader } from '@wallet/contract/c';
import { notReached } from '@wallet/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectBytes, isTooDeep } from '../http/body.ts';
import { singleHeader, worldIdOf } from '../http/caller.ts';
import { isFromAllowedPage } from '../http/host.ts';
import { codeIn, errorResponse } from '../http/http-error.ts';
import { jsonType } from '../http/response-writer.ts';
import { sendResponse } from '../http/server-errors.ts';
import { crashEntry } from '../world/journal.ts';
import { parsedJson } from '../world/plain.ts';
import { redactForeignText } from '../world/redaction.ts';
import type { World } from '../world/world.ts';
import { defaultWorldId, type Worlds } from '../world/worlds.ts';
import { redactInput } from './declared.ts';
import { forward, via, type Forwarded, type UpstreamResponse } from './forward.ts';
import { createRecorder, type SentInput } from './records.ts';
import type { ZodMiniType } from 'zod/mini';
import { evaluate, placeOf } from '../client/evaluate.ts';
import type { HttpResponse } from '../client/http.ts';
import { Mismatch } from '../client/mismatch.ts';

export interface UpstreamOptions {
  readonly url: string;
  /** A folder for a file of each exchange. */
  readonly records?: string;
}

/** Maximum bytes of a forwarded request. */
const largestRequest = 32 * 1024 * 1024;

/** Response headers that are passed on. The others concern the host of the upstream. */
const passed = ['content-type', 'retry-after', 'cache-control', 'date', 'etag', 'x-request-id'];

/** Forwards the calls of the contract to an upstream, for pages of these hosts and origins. */
export function serveUpstream(
  app: FastifyInstance,
  worlds: Worlds,
  { url, records }: UpstreamOptions,
  pages: { readonly hosts: readonly string[]; readonly origins: readonly string[] },
): void {
  const address = new URL(url);
  const recorder = records === undefined ? undefined : createRecorder(records);

  const worldOf = ({ headers }: FastifyRequest): World | undefined =>
    worlds.get(worldIdOf(headers)) ?? worlds.get(defaultWorldId);

  /** Journals each difference from the contract. */
  function note(
    request: FastifyRequest,
    operation: Operation,
    side: 'request' | 'answer',
    found: readonly Mismatch[],
  ): void {
    for (const { message, expected, came, fields } of found)
      worldOf(request)?.journal.append({
        kind: 'drift',
        name: operation.id,
        outcome: message,
        detail: {
          side,
          expected: redactForeignText(expected),
          came: redactForeignText(came),
          fields: fields.map(redactForeignText),
        },
      });
  }

  async function exchange(operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { headers, params, method, raw } = request;
    const bytes = await collectBytes(request.raw, largestRequest);
    if (bytes === undefined) return void reply.code(413).send();
    const body = await parseAnyBody(bytes, headers['content-type']);
    note(request, operation, 'request', requestMismatches(operation, { params, body }));
    const call = { method, path: raw.url ?? '', headers, body: bytes };
    const response = await forward(address, call);
    if (!('failed' in response)) {
      note(request, operation, 'answer', responseMismatches(operation, { ...response, body: {} }));
      record(request, operation, { params, body }, response);
    }
    journal(request, operation, body, response);
    send(response, reply);
  }

  /** Journals a failure to write, because the upstream has executed the call. */
  function record(
    request: FastifyRequest,
    operation: Operation,
    sent: SentInput,
    response: UpstreamResponse,
  ): void {
    try {
      recorder?.record(operation, sent, response);
    } catch (error) {
      worldOf(request)?.journal.append(crashEntry('upstream.record', error));
    }
  }

  function journal(
    request: FastifyRequest,
    { id, body }: Operation,
    input: unknown,
    response: Forwarded,
  ): void {
    const outcome =
      'failed' in response
        ? response.failed
        : response.status === 200
          ? 'ok'
          : redactForeignText(codeIn(parsedJson(response.text, undefined), response.status));
    worldOf(request)?.journal.append({
      kind: 'call',
      name: id,
      ...(input !== undefined && { input: redactInput(body, input, id) }),
      outcome,
      detail: 'failed' in response ? { upstream: response.reason } : { upstream: response.status },
    });
  }

  app.addHook('onRequest', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    if (!operation) return;
    // The upstream does not see the origin, so a foreign page must not get that far.
    if (!isFromAllowedPage(request.headers, pages)) {
      sendResponse(errorResponse('INVALID_IP'), request, reply);
      return reply;
    }
    // Old browsers send a foreign page's GET without an origin, but never with the marker.
    const unmarked = markerMismatch(operation, singleHeader(request.headers, markerHeader.name));
    if (unmarked) {
      note(request, operation, 'request', [unmarked]);
      sendResponse(errorResponse('KEY_INVALID'), request, reply);
      return reply;
    }
    // The app compresses nothing, and a small request must not become a large one behind this server.
    if (request.headers['content-encoding'] !== undefined) {
      await reply.code(415).send();
      return reply;
    }
    if (request.headers.via?.includes(via)) {
      await reply.code(508).send();
      return reply;
    }
    await exchange(operation, request, reply);
    return reply;
  });
}

function send(response: Forwarded, reply: FastifyReply): void {
  if ('failed' in response) {
    const isUnreached = response.failed === 'unreached';
    const message = isUnreached ? notReached : 'INTERNAL_SERVER_ERROR';
    void reply
      .code(isUnreached ? 503 : 502)
      .header('content-type', jsonType)
      .send(JSON.stringify({ message }));
    return;
  }
  const { status, headers, cookies, text } = response;
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

/** Returns every mismatch of a request with a marker, an empty list for a valid one. */
export const requestMismatches = (
  { id, pathParams, body: schema }: Operation,
  { params, body }: SentInput,
) => [
  ...mismatchOf(`the path of ${id}`, pathParams, params),
  ...mismatchOf(`the body of ${id}`, schema, body),
];

/** Returns the mismatch of a missing or wrong marker. */
export function markerMismatch({ id }: Operation, marker: string | undefined): Mismatch | undefined {
  const { name, value } = markerHeader;
  if (marker === value) return undefined;
  return new Mismatch(`the marker header of ${id}`, value, marker ?? 'none', [name]);
}

function mismatchOf(what: string, schema: ZodMiniType | undefined, value: unknown): Mismatch[] {
  const error = schema?.safeParse(value).error;
  if (!error) return [];
  const places = error.issues.map(({ path }) => placeOf(path));
  const problems = error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`).join('; ');
  return [new Mismatch(what, 'what the contract declares', problems, places)];
}

/** Returns the mismatch of a response, an empty list for a valid one. */
export function responseMismatches(operation: Operation, response: HttpResponse): readonly Mismatch[] {
  try {
    evaluate(operation, response);
    return [];
  } catch (error) {
    if (error instanceof Mismatch) return [error];
    throw error;
  }
}

/** Reads a body for comparison: JSON, or the fields of a form; undefined for any other. */
export async function parseAnyBody(bytes: Buffer, contentType: string | undefined): Promise<unknown> {
  try {
    if (bytes.length === 0) return undefined;
    const text = bytes.toString();
    if (!contentType?.startsWith('multipart/')) return isTooDeep(text) ? undefined : JSON.parse(text);
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': contentType },
    }).formData();
    return Object.fromEntries(form.entries());
  } catch {
    return undefined;
  }
}
