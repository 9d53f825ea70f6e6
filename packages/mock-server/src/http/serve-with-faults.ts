/** Applies fault rules over HTTP: delays, replaced, malformed and broken responses. */
import type { FaultHit, FaultPhase } from '../world/fault.ts';
import { violationEntry } from '../world/journal.ts';
import { serializeResponse, type OutgoingResponse, type CompleteResponse } from './response-writer.ts';
import { toErrorResponse, errorResponse, type PlainResponse } from './http-error.ts';
import { contractMismatch } from './contract-mismatch.ts';
import { ContractViolation } from '../world/contract-violation.ts';
import type { DeferredResponses } from './deferred-responses.ts';
import { plainFaultResponse, faultResponse } from './fault-rule.ts';
import type { Caller, IncomingCall } from './pipeline.ts';
import { rewrite } from './rewrite.ts';

type Effect = FaultHit['effect'];

/** Delays, injected so that tests and a stopping server control them. */
export type Waiting = Pick<DeferredResponses, 'pause'>;

/** Returns the faults of a call. Call it once per call, because the rules count. */
export const hitsOn = (
  { operation, world, body, params }: IncomingCall,
  { member }: Caller,
): readonly FaultHit[] =>
  world.faults.match({
    operation: operation.id,
    ...(member && { memberId: member.id }),
    body: body.kind === 'json' ? body.value : undefined,
    pathParams: params,
  });

/**
 * Serves a call with fault rules. Effects of phase `before` act ahead of the handler and may replace it. Effects of
 * phase `after` act once its command is committed, so that money moved and the response is lost.
 */
export async function serveWithFaults(
  call: IncomingCall,
  caller: Caller,
  hits: readonly FaultHit[],
  waiting: Waiting,
  serve: () => PlainResponse,
): Promise<OutgoingResponse> {
  const rewrites = hits.filter(isRewrite);
  const rest = hits.filter((hit) => !isRewrite(hit));
  for (const hit of rest) journal(call, caller, hit);

  const early = await render(call, caller, rest, 'before', waiting);
  if (early) return early;
  let response = serve();
  if (rest.some(({ effect }) => effect.type === 'duplicate')) response = serve();
  const late = await render(call, caller, rest, 'after', waiting, serializeResponse(response));
  if (late) return late;
  return serializeResponse(rewrites.length === 0 ? response : rewritten(call, caller, rewrites, response));
}

/**
 * Applies the effects of one phase in order; `served` is the response of the handler, after it ran. Returns the response
 * that ends the call, if any.
 */
async function render(
  call: IncomingCall,
  { member }: Caller,
  hits: readonly FaultHit[],
  phase: FaultPhase,
  waiting: Waiting,
  served?: CompleteResponse,
): Promise<OutgoingResponse | undefined> {
  for (const { effect, phase: at } of hits) {
    if (at !== phase) continue;
    if (effect.type === 'latency' || effect.type === 'hold')
      await waiting.pause(call.world, [effect], { operation: call.operation.id, memberId: member?.id });
    else {
      const response = ending(call, effect, served);
      if (response) return response;
    }
  }
  return undefined;
}

/** Returns the response that ends the call; effects without one act elsewhere, or on sockets only. */
function ending(
  call: IncomingCall,
  effect: Exclude<Effect, { type: 'latency' | 'hold' }>,
  served: CompleteResponse | undefined,
): OutgoingResponse | undefined {
  switch (effect.type) {
    case 'error':
    case 'answer': {
      const violation = violationIn(call, plainFaultResponse(effect), effect);
      return violation ? serializeResponse(violation) : faultResponse(effect);
    }
    case 'rateLimit':
      return serializeResponse({
        ...errorResponse('REQUEST_LIMIT'),
        headers: { 'retry-after': String(effect.retryAfterSeconds) },
      });
    case 'network':
      return { cut: effect.how, complete: served ?? succeeded };
    case 'malformed':
      return malformed(effect.how, served);
    case 'rewrite':
    case 'duplicate':
    case 'refuse':
    case 'drop':
    case 'reorder':
      return undefined;
    default:
      return effect satisfies never;
  }
}

const succeeded = serializeResponse({ status: 200, body: { message: 'SUCCESS' } });

function malformed(
  how: Extract<Effect, { type: 'malformed' }>['how'],
  { status, bytes }: CompleteResponse = succeeded,
): CompleteResponse {
  switch (how) {
    case 'json':
      return { status, bytes: bytes.with(-1, 0x2c) };
    case 'html':
      return {
        status,
        bytes: new TextEncoder().encode('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'),
        headers: { 'content-type': 'text/html; charset=utf-8' },
      };
    case 'empty':
      return { status, bytes: new Uint8Array() };
  }
}

type RewriteHit = FaultHit & { readonly effect: { readonly type: 'rewrite' } };

const isRewrite = (hit: FaultHit): hit is RewriteHit => hit.effect.type === 'rewrite';

function rewritten(
  call: IncomingCall,
  caller: Caller,
  hits: readonly RewriteHit[],
  response: PlainResponse,
): PlainResponse {
  let { body } = response;
  for (const hit of hits) {
    const done = rewrite(body, hit.effect.operations);
    ({ body } = done);
    journal(call, caller, hit, done.missed);
  }
  const changed = { ...response, body };
  return violationIn(call, changed, ...hits.map(({ effect }) => effect)) ?? changed;
}

/** Returns the contract violation in a faulty response, unless an effect allows it. */
function violationIn(
  { operation, world }: IncomingCall,
  { status, body }: PlainResponse,
  ...effects: readonly { readonly breaksContract?: boolean }[]
): PlainResponse | undefined {
  if (effects.some(({ breaksContract }) => breaksContract)) return undefined;
  const mismatch = contractMismatch(operation, status, body);
  if (mismatch === undefined) return undefined;
  const problem = `${mismatch}: a fault rule needs breaksContract for this`;
  world.journal.append(violationEntry(operation.id, problem));
  return toErrorResponse(new ContractViolation(operation.id, problem));
}

function journal(
  { operation, world }: IncomingCall,
  { member }: Caller,
  { effect, phase, ruleId }: FaultHit,
  missed: readonly string[] = [],
): void {
  world.journal.append({
    kind: 'fault',
    name: operation.id,
    ...(member && { memberId: member.id }),
    outcome: effect.type,
    // The detail omits the body: it may be long, and the rule has it.
    detail: {
      rule: ruleId,
      phase,
      effect: effect.type === 'answer' ? { type: effect.type, status: effect.status } : effect,
      ...(missed.length > 0 && { missed }),
    },
  });
}
