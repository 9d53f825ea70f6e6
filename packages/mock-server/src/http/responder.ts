/** Responds to calls of the contract, over Fastify or in the page of a preview. */
import type { FaultHit } from '../world/fault.ts';
import type { Persistence } from '../persistence/persistence.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { createLostResponses } from './browser-retries.ts';
import { worldOf } from './caller.ts';
import type { DeferredResponses } from './deferred-responses.ts';
import { noteExchange } from './exchanges.ts';
import { hitsOn, serveWithFaults } from './serve-with-faults.ts';
import { toErrorResponse, HttpError, type PlainResponse } from './http-error.ts';
import {
  authenticateCaller,
  intentKeyOf,
  serve,
  accessError,
  type Caller,
  type AuthGuard,
  type IncomingCall,
} from './pipeline.ts';
import { serializeResponse, type OutgoingResponse } from './response-writer.ts';

export interface ResponderOptions {
  readonly worlds: Worlds;
  readonly authGuard: AuthGuard;
  readonly deferredResponses: DeferredResponses;
  readonly persistence: Persistence;
}

/** A call before its world is resolved. */
type ReceivedCall = Omit<IncomingCall, 'world'> & { readonly method: string; readonly url: string };

/** Calls `send` once, or never when a commit fails and the process ends. */
export type Responder = (call: ReceivedCall, send: (response: OutgoingResponse) => void) => void;

export function createResponder({
  worlds,
  authGuard,
  deferredResponses,
  persistence,
}: ResponderOptions): Responder {
  const running = new WeakMap<World, Set<string>>();
  const lostResponses = createLostResponses();
  /** Number of the journal entry of each served call. */
  const entries = new WeakMap<IncomingCall, number>();
  function perform(call: IncomingCall, caller: Caller, isRunning: boolean): PlainResponse {
    const response = serve(call, caller, isRunning);
    entries.set(call, call.world.journal.length - 1);
    return response;
  }

  /**
   * Serves a call with delays. The same intent is rejected meanwhile (409). A call whose world was replaced has no
   * effect and returns 409; after a broken connection a browser would retry it.
   */
  async function respondInTime(call: IncomingCall, caller: Caller, hits: readonly FaultHit[]) {
    const end = deferredResponses.endSignal(call.world);
    const refuseLate = (): void => {
      if (!end.aborted) return;
      entries.delete(call);
      throw new HttpError('REQUEST_LIMIT', 409);
    };
    // A further delay or hold would begin in a world that is gone, and nothing would end it.
    const pause: DeferredResponses['pause'] = async (...effects) => {
      await deferredResponses.pause(...effects);
      refuseLate();
    };
    const intents = running.get(call.world) ?? new Set();
    running.set(call.world, intents);
    const key = intentKeyOf(call, caller);
    const isFirst = key === undefined || !intents.has(key);
    if (key !== undefined && isFirst) intents.add(key);
    try {
      const response = await serveWithFaults(call, caller, hits, { pause }, () => {
        refuseLate();
        return perform(call, caller, !isFirst);
      });
      lostResponses.note(call, caller, response);
      return response;
    } finally {
      if (key !== undefined && isFirst) intents.delete(key);
    }
  }

  function isRunning(call: IncomingCall, caller: Caller): boolean {
    const intents = running.get(call.world);
    if (!intents || intents.size === 0) return false;
    const key = intentKeyOf(call, caller);
    return key !== undefined && intents.has(key);
  }

  return ({ operation, method, url, headers, params, body, ip }, send) => {
    const arrivedAt = performance.now();
    let call: IncomingCall;
    try {
      const world = worldOf(worlds, headers, operation.metadata.session);
      call = { operation, world, headers, params, body, ip };
    } catch (error) {
      return send(serializeResponse(toErrorResponse(error, operation)));
    }
    // No response leaves before its commit, because a crash could still revert it.
    const leave = (response: OutgoingResponse, memberId?: string, hits: readonly FaultHit[] = []): void => {
      noteExchange(call, { method, url, memberId, response, hits, entry: entries.get(call) }, arrivedAt);
      if (persistence.commit()) send(response);
    };
    const error = accessError(call, authGuard);
    if (error) return leave(serializeResponse(error));
    const caller = authenticateCaller(call, authGuard);
    const retried = lostResponses.retried(call, caller);
    const memberId = caller.member?.id;
    if (retried) return leave(retried, memberId);
    const hits = hitsOn(call, caller);
    if (hits.length === 0)
      return leave(serializeResponse(perform(call, caller, isRunning(call, caller))), memberId);
    respondInTime(call, caller, hits)
      .catch((error: unknown) => serializeResponse(toErrorResponse(error, operation)))
      .then((response) => leave(response, memberId, hits));
  };
}
