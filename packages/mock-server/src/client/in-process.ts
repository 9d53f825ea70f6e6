/**
 * The transports inside the process: through the whole pipeline, without a connection. Delays take no time, and holds
 * are released at once.
 */
import type { ZodMiniType } from 'zod/mini';
import { bindings, authGuard } from '../domains/bindings.ts';
import { inEnglish, problemsIn } from '../domains/problems.ts';
import type { ReceivedBody } from '../http/body.ts';
import { serializeResponse, type OutgoingResponse } from '../http/response-writer.ts';
import type { PlainResponse } from '../http/http-error.ts';
import { hitsOn, serveWithFaults, type Waiting } from '../http/serve-with-faults.ts';
import { servedOperations, type ServedOperation } from '../http/bind.ts';
import { authenticateCaller, serve, accessError, type Caller, type IncomingCall } from '../http/pipeline.ts';
import type { UploadedFile } from '../http/upload.ts';
import type { World } from '../world/world.ts';
import type { CallRequest, Transport } from './calls.ts';

const operations: ReadonlyMap<string, ServedOperation> = new Map(
  servedOperations(bindings).map((operation) => [operation.id, operation]),
);

const noWaiting: Waiting = { pause: () => Promise.resolve() };

export const inProcess =
  (world: World): Transport<Promise<OutgoingResponse>> =>
  async (request) => {
    const call = incoming(world, request);
    const { caller, error } = authenticated(call);
    if (error) return serializeResponse(error);
    const respond = () => serve(call, caller, false);
    const hits = hitsOn(call, caller);
    return hits.length === 0
      ? serializeResponse(respond())
      : serveWithFaults(call, caller, hits, noWaiting, respond);
  };

/** Returns a synchronous transport to a world, without fault rules. */
export const atOnce =
  (world: World): Transport<OutgoingResponse> =>
  (request) => {
    const call = incoming(world, request);
    const { caller, error } = authenticated(call);
    return serializeResponse(error ?? serve(call, caller, false));
  };

/** Returns the problems of an input that the contract declares invalid, which the response omits. */
export function problemsOfInput({ operation: { id }, params, body }: CallRequest): string[] {
  const served = operations.get(id);
  return [
    ...problemsOfPart('pathParams', served?.pathParams, params),
    ...problemsOfPart('body', served?.body, body),
  ];
}

function problemsOfPart(part: string, schema: ZodMiniType | undefined, value: unknown): string[] {
  const error = schema?.safeParse(value, inEnglish).error;
  return error ? problemsIn(error, part, [part]) : [];
}

function incoming(world: World, { operation, params, headers, body }: CallRequest): IncomingCall {
  const served = operations.get(operation.id);
  if (!served) throw new Error(`No handler serves ${operation.id}.`);
  world.catchUp();
  return { operation: served, world, headers, params, body: receivedBody(served, body), ip: '127.0.0.1' };
}

function receivedBody({ contentType }: ServedOperation, value: unknown): ReceivedBody {
  if (value === undefined) return { kind: 'absent' };
  return contentType === 'multipart/form-data'
    ? { kind: 'form', fields: value as Readonly<Record<string, string | UploadedFile>> }
    : { kind: 'json', value };
}

function authenticated(call: IncomingCall): { readonly caller: Caller; readonly error?: PlainResponse } {
  const error = accessError(call, authGuard);
  return error ? { caller: {}, error } : { caller: authenticateCaller(call, authGuard) };
}
