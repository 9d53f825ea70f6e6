/**
 * Calls of the contract made inside the process, as a client would make them: through the whole pipeline and its fault
 * rules, without a connection. Nobody waits here: a delay takes no time, and what is held is let go at once.
 */
import type { OperationId } from '@wallet/contract';
import { idempotencyHeader, markerHeader } from '@wallet/contract/c';
import { bindings, authGuard } from '../domains.ts';
import { requireMember } from '../domains/row-lookup.ts';
import { slipPicture } from '../domains/deposit/deposit.seed.ts';
import { issueToken } from '../domains/session/session.ts';
import type { ReceivedBody } from '../http/body.ts';
import type { OutgoingResponse } from '../http/response-writer.ts';
import type { Answer } from '../http/http-error.ts';
import type { Waiting } from '../http/fault-responses.ts';
import { hitsOn, serveWithFaults } from '../http/fault-responses.ts';
import { serializeAnswer } from '../http/fault-answer.ts';
import type { ServedOperation } from '../http/operation.ts';
import { servedOperations } from '../http/operation.ts';
import type { Caller, IncomingCall } from '../http/pipeline.ts';
import { authenticateCaller, serve, accessError } from '../http/pipeline.ts';
import { UploadedFile } from '../http/upload.ts';
import { isRecord } from '../world/plain.ts';
import { ControlError } from '../world/control-error.ts';
import type { World } from '../world/world.ts';
import type { CallStep } from './scenario-schema.ts';

/** The result of a call. */
export interface Reply {
  /** `ok`, the code of a failure, `lost` when no whole answer came, `unreadable` when it was no JSON. */
  readonly outcome: string;
  readonly body: unknown;
}

export interface Client {
  /** Makes a call. */
  call(step: CallStep): Promise<Reply>;
  /** Makes a call in one synchronous step; fault rules do not act on it. */
  callSync(step: CallStep): Reply;
}

const operations: ReadonlyMap<string, ServedOperation> = new Map(
  servedOperations(bindings).map((operation) => [operation.id, operation]),
);

/** Nobody waits. */
const noWaiting: Waiting = {
  sleep: () => Promise.resolve(),
  deferredResponses: {
    defer: () => Promise.resolve(),
    list: () => [],
    release: () => 0,
    endSignal: () => new AbortController().signal,
    end: () => undefined,
    releaseAll: () => undefined,
  },
};

/** A client in a world; every member signs in once and then keeps the token. */
export function createClient(world: World): Client {
  const tokens = new Map<string, string>();

  function tokenOf(as: string): string {
    const member = requireMember(world, as);
    const known = tokens.get(member.id);
    if (known !== undefined) return known;
    const info = { kind: 'control', name: 'members.signIn', input: { id: member.id } } as const;
    const token = world.command(info, () => issueToken(world, member));
    tokens.set(member.id, token);
    return token;
  }

  function callOf({ call, as, pathParams = {}, idempotencyKey: key, ...sent }: CallStep): IncomingCall {
    const token = as === undefined ? undefined : tokenOf(as);
    world.catchUp();
    return {
      operation: requireOperation(call),
      world,
      headers: {
        [markerHeader.name]: markerHeader.value,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { [idempotencyHeader]: key }),
      },
      params: pathParams,
      body: bodyOf(sent),
      ip: '127.0.0.1',
    };
  }

  return {
    call(step) {
      const call = callOf(step);
      const { caller, error } = authenticated(call);
      if (error) return Promise.resolve(replyOf(error));
      const answer = () => serve(call, caller, false);
      const hits = hitsOn(call, caller);
      if (hits.length === 0) return Promise.resolve(replyOf(answer()));
      return serveWithFaults(call, caller, hits, noWaiting, answer).then(readReply);
    },
    callSync(step) {
      const call = callOf(step);
      const { caller, error } = authenticated(call);
      return replyOf(error ?? serve(call, caller, false));
    },
  };
}

function requireOperation(id: OperationId): ServedOperation {
  const operation = operations.get(id);
  if (!operation) throw new ControlError('invalid', `The contract has no call ${id}.`);
  return operation;
}

function authenticated(call: IncomingCall): { readonly caller: Caller; readonly error?: Answer } {
  const error = accessError(call, authGuard);
  return error ? { caller: {}, error } : { caller: authenticateCaller(call, authGuard) };
}

function bodyOf({ body: value, file }: Pick<CallStep, 'body' | 'file'>): ReceivedBody {
  if (file) {
    const picture = new Uint8Array(slipPicture(file.reference ?? 'SCENARIO0001'));
    return { kind: 'form', fields: { file: new UploadedFile(picture, file.name, 'image/gif') } };
  }
  return value === undefined ? { kind: 'absent' } : { kind: 'json', value };
}

const replyOf = (answer: Answer): Reply => readReply(serializeAnswer(answer));

function readReply(response: OutgoingResponse): Reply {
  if ('cut' in response) return { outcome: 'lost', body: undefined };
  try {
    const body: unknown = JSON.parse(response.text);
    return { outcome: isSuccess(response.status) ? 'ok' : messageOf(body, response.status), body };
  } catch {
    return { outcome: 'unreadable', body: undefined };
  }
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const messageOf = (body: unknown, status: number): string =>
  isRecord(body) && typeof body['message'] === 'string' ? body['message'] : String(status);
