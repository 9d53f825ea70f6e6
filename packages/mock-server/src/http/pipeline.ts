/**
 * The pipeline of a call. It checks, in this order: open service, marker header, blocked address, authentication,
 * input, idempotency key. Then the handler runs. It is one synchronous step, independent of Fastify.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { encode } from 'zod/mini';
import { idempotencyHeader, languageHeader, markerHeader } from '@wallet/contract/c';
import { gone } from '@wallet/contract/errors';
import { defaultLanguageOf, wantedLanguage } from '../world/localized-text.ts';
import type { CommandInfo } from '../world/command.ts';
import { DomainError } from '../world/domain-error.ts';
import { violationEntry } from '../world/journal.ts';
import type { World } from '../world/world.ts';
import type { ReceivedBody } from './body.ts';
import { singleHeader, tokenOf } from './caller.ts';
import {
  toErrorResponse,
  malformedBody,
  declaresError,
  notFound,
  HttpError,
  type PlainResponse,
} from './http-error.ts';
import { ContractViolation } from '../world/contract-violation.ts';
import { intentOf, storeResponse, findStoredResponse } from './idempotency.ts';
import { encodeResponse, type ServedOperation } from './bind.ts';
import { withFilesAs } from './upload.ts';

/** The owner of a session. */
export interface Principal {
  readonly id: string;
}

/** The rules of session and site that guard calls. */
export interface AuthGuard<Member extends Principal = Principal> {
  /** Returns the member of a token. Throws a DomainError for an invalid token. */
  authenticate(world: World, token: string | undefined): Member;
  isOpen(world: World): boolean;
  isBlocked(world: World, ip: string): boolean;
}

export interface IncomingCall {
  readonly operation: ServedOperation;
  readonly world: World;
  readonly headers: IncomingHttpHeaders;
  readonly params: unknown;
  readonly body: ReceivedBody;
  readonly ip: string;
}

/** The caller: a member, or the error of the authentication. */
export interface Caller {
  readonly member?: Principal;
  readonly token?: string;
  readonly error?: unknown;
}

/** Returns the error response of a call without access, undefined when it has access. */
export function accessError(
  { operation, world, headers, ip }: IncomingCall,
  authGuard: AuthGuard,
): PlainResponse | undefined {
  if (operation.id !== 'site.active' && !authGuard.isOpen(world)) return toErrorResponse(new HttpError(gone));
  const marker = singleHeader(headers, markerHeader.name);
  if (marker === undefined) return toErrorResponse(new HttpError('KEY_MISSING'));
  if (marker !== markerHeader.value) return toErrorResponse(new HttpError('KEY_INVALID'));
  if (authGuard.isBlocked(world, ip)) return toErrorResponse(new HttpError('INVALID_IP'));
  return undefined;
}

/** Authenticates the caller. Calls for guests ignore the token; elsewhere an invalid token is an error. */
export function authenticateCaller(
  { operation, world, headers }: IncomingCall,
  authGuard: AuthGuard,
): Caller {
  const { session } = operation.metadata;
  const token = tokenOf(headers);
  if (session === 'guest' || (session === 'either' && token === undefined)) return {};
  try {
    const member = authGuard.authenticate(world, token);
    return token === undefined ? { member } : { member, token };
  } catch (error) {
    return { error };
  }
}

/** Returns the idempotency key of an effect; undefined for safe calls and for effects without one. */
function keyOf({ operation, headers }: IncomingCall): string | undefined {
  if (operation.metadata.safe) return undefined;
  return singleHeader(headers, idempotencyHeader) || undefined;
}

/** Returns the owner of an idempotency key: a member, or the address of a guest. */
const ownerOf = ({ ip }: IncomingCall, { member }: Caller): string => member?.id ?? ip;

/** Returns the key of a call's intent among those in flight; undefined for safe calls and for calls without a key. */
export function intentKeyOf(call: IncomingCall, caller: Caller): string | undefined {
  const key = keyOf(call);
  return key && JSON.stringify([ownerOf(call, caller), call.operation.id, key]);
}

/** Serves a call. Never throws: every outcome is a response and one journal entry. */
export function serve(call: IncomingCall, caller: Caller, isRunning: boolean): PlainResponse {
  const entry = new CallEntry(call, caller);
  try {
    return handle(call, caller, isRunning, entry);
  } catch (error) {
    return failed(call, error, entry);
  }
}

function handle(call: IncomingCall, caller: Caller, isRunning: boolean, entry: CallEntry): PlainResponse {
  const { operation, world, headers, ip } = call;
  if (caller.error !== undefined) throw caller.error;
  const params = paramsOf(call);
  const body = bodyOf(call);
  const sent = sentBody(call, body);
  entry.input = { ...asRecord(params), ...asRecord(sent) };
  const { member, token } = caller;
  const language = wantedLanguage(singleHeader(headers, languageHeader)) ?? defaultLanguageOf(world.market);
  const run = (): PlainResponse => ({
    status: 200,
    body: encodeResponse(operation, operation.handler({ world, ip, language, member, token, params, body })),
  });
  if (!operation.metadata.safe) {
    if (isRunning) throw new HttpError('REQUEST_LIMIT', 409);
    return once(call, caller, { params, body: sent }, entry, run);
  }
  const response = run();
  entry.write('ok');
  return response;
}

/** Runs an effect as a command, or returns the stored response of its intent. */
function once(
  call: IncomingCall,
  caller: Caller,
  input: unknown,
  entry: CallEntry,
  run: () => PlainResponse,
): PlainResponse {
  const { operation, world } = call;
  const key = keyOf(call);
  if (key === undefined) return world.command(entry.ofCommand(), run);
  const intent = intentOf(key, { owner: ownerOf(call, caller), operation: operation.id, input });
  const stored = findStoredResponse(world, intent);
  if (stored === 'other') throw malformedBody(operation);
  if (stored) {
    entry.write('replayed');
    return stored;
  }
  try {
    return world.command(entry.ofCommand(), () => storeResponse(world, intent, run()));
  } catch (error) {
    // The error is the response to the intent. It is stored separately, because the command was rolled back.
    if (error instanceof DomainError && declared(operation, error) === error)
      storeResponse(world, intent, toErrorResponse(error));
    throw error;
  }
}

function failed({ operation, world }: IncomingCall, error: unknown, entry: CallEntry): PlainResponse {
  const judged = declared(operation, error);
  const response = toErrorResponse(judged, operation);
  if (error instanceof DomainError || error instanceof HttpError) entry.write(error.code);
  else entry.write('crash', { error: String(error) });
  if (judged instanceof ContractViolation) world.journal.append(violationEntry(operation.id, judged.problem));
  return response;
}

/** Returns the error, or a ContractViolation when the call does not declare its code. */
function declared(operation: ServedOperation, error: unknown): unknown {
  if (!(error instanceof DomainError) || declaresError(operation, error.code, toErrorResponse(error).status))
    return error;
  return new ContractViolation(operation.id, `the code ${error.code} is not declared for this call`);
}

function paramsOf({ operation, params }: IncomingCall): unknown {
  if (!operation.pathParams) return undefined;
  const result = operation.pathParams.safeParse(params);
  if (!result.success) throw notFound();
  return result.data;
}

function bodyOf({ operation, body }: IncomingCall): unknown {
  if (!operation.body) return undefined;
  if (body.kind === 'broken') throw body.error ?? malformedBody(operation);
  const value = body.kind === 'json' ? body.value : body.kind === 'form' ? body.fields : undefined;
  const result = operation.body.safeParse(value);
  if (!result.success) throw malformedBody(operation);
  return result.data;
}

/** Returns the validated body in its wire form, for the journal and the comparison of intents. */
const sentBody = ({ operation }: IncomingCall, body: unknown): unknown =>
  operation.body && encode(operation.body, body);

/** The one journal entry of a call. A command writes it by itself. */
class CallEntry {
  readonly #call: IncomingCall;
  readonly #memberId: string | undefined;
  #isWritten = false;
  /** The validated input, the only recorded one. */
  input: Readonly<Record<string, unknown>> = {};

  constructor(call: IncomingCall, { member }: Caller) {
    this.#call = call;
    this.#memberId = member?.id;
  }

  ofCommand(): CommandInfo {
    this.#isWritten = true;
    return { name: this.#call.operation.id, memberId: this.#memberId, input: this.#recorded() };
  }

  write(outcome: string, detail?: unknown): void {
    if (this.#isWritten) return;
    this.#isWritten = true;
    const { operation, world } = this.#call;
    world.journal.append({
      kind: outcome === 'crash' ? 'crash' : 'call',
      name: operation.id,
      memberId: this.#memberId,
      input: this.#recorded(),
      outcome,
      detail,
    });
  }

  #recorded(): unknown {
    return Object.keys(this.input).length > 0 ? this.input : undefined;
  }
}

/** Returns fields for the journal: a file by its metadata, without its content. */
const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value !== 'object' || value === null ? {} : withFilesAs(value, ({ size, type }) => ({ size, type }));
