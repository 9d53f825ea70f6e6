/** Renders fault rules over HTTP: what delays, replaces, distorts or cuts an answer. */
import { errorStatus } from '@wallet/contract/errors';
import type { FaultEffect, FaultHit, FaultPhase } from '../world/fault.ts';
import type { Delivery, WholeAnswer } from './delivery.ts';
import type { Answer } from './failure.ts';
import { answerOf, ContractViolation, mayAnswer, refusalAnswer } from './failure.ts';
import type { Holds } from './holds.ts';
import { writeJson } from './json.ts';
import type { Caller, IncomingCall } from './pipeline.ts';

type Effect = FaultHit['effect'];

/** How rendering waits, so that tests and a stopping server decide about time. */
export interface Waiting {
  readonly holds: Holds;
  /** Done after so many milliseconds of real time, or when the server stops. */
  sleep(ms: number): Promise<void>;
}

export const whole = ({ status, body, headers }: Answer): WholeAnswer => ({
  status,
  text: writeJson(body),
  ...(headers && { headers }),
});

/** What goes wrong with a call. To be asked once per call: the rules count. */
export const hitsOn = ({ operation, world, body }: IncomingCall, { member }: Caller): readonly FaultHit[] =>
  world.faults.match({
    operation: operation.id,
    ...(member && { memberId: member.id }),
    body: body.kind === 'json' ? body.value : undefined,
  });

/**
 * Serves a call on which fault rules act. Before: delays, and what ends the call without the rules of its noun having
 * run. After: the same once they have run and all is committed, so that money moved and the answer is lost.
 */
export async function serveWithFaults(
  call: IncomingCall,
  caller: Caller,
  hits: readonly FaultHit[],
  waiting: Waiting,
  serve: () => Answer,
): Promise<Delivery> {
  for (const { effect, phase, ruleId } of hits) journal(call, caller, effect, phase, ruleId);
  const answers = hits.filter(({ effect }) => changesAnswer(effect));
  const rest = hits.filter(({ effect }) => !changesAnswer(effect));

  const early = await render(call, caller, rest, 'before', waiting);
  if (early) return early;
  let answer = serve();
  if (rest.some(({ effect }) => effect.type === 'duplicate')) answer = serve();
  const late = await render(call, caller, rest, 'after', waiting, whole(answer));
  if (late) return late;
  return whole(
    answers.reduce((changed, { effect }) => ({ ...changed, body: distort(changed.body, effect) }), answer),
  );
}

/** Runs the effects of one phase in order; answers what ends the call, undefined when nothing does. */
async function render(
  call: IncomingCall,
  { member }: Caller,
  hits: readonly FaultHit[],
  phase: FaultPhase,
  { holds, sleep }: Waiting,
  answer?: WholeAnswer,
): Promise<Delivery | undefined> {
  for (const { effect, phase: at } of hits) {
    if (at !== phase) continue;
    if (effect.type === 'latency') await sleep(effect.ms);
    else if (effect.type === 'hold')
      await holds.park(call.world, {
        hold: effect.hold,
        operation: call.operation.id,
        ...(member && { memberId: member.id }),
      });
    else {
      const delivery = ending(call, effect, answer);
      if (delivery) return delivery;
    }
  }
  return undefined;
}

function ending(call: IncomingCall, effect: Effect, answer: WholeAnswer | undefined): Delivery | undefined {
  switch (effect.type) {
    case 'error':
      return whole(forcedError(call, effect));
    case 'rateLimit':
      return whole({
        ...refusalAnswer('REQUEST_LIMIT'),
        headers: { 'retry-after': String(effect.retryAfterSeconds) },
      });
    case 'network':
      return {
        cut: effect.how,
        whole: answer ?? { status: 200, text: JSON.stringify({ message: 'SUCCESS' }) },
      };
    case 'malformed':
      return malformed(effect.how, answer);
    default:
      return undefined;
  }
}

function forcedError({ operation }: IncomingCall, effect: Extract<FaultEffect, { type: 'error' }>): Answer {
  const { code, params, breaksContract = false } = effect;
  const status = effect.status ?? errorStatus[code][0];
  if (!breaksContract && !mayAnswer(operation, code, status))
    return answerOf(
      new ContractViolation(operation.id, `a fault rule forces ${code}, which is not declared`),
    );
  return refusalAnswer(code, status, params);
}

/** What an answer becomes that is none; undefined where it stays one, and only a field of it is not as it should be. */
function malformed(
  how: Extract<Effect, { type: 'malformed' }>['how'],
  answer: WholeAnswer | undefined,
): WholeAnswer | undefined {
  const status = answer?.status ?? 200;
  switch (how) {
    case 'json':
      return { status, text: `${(answer?.text ?? '{"message":"SUCCESS"}').slice(0, -1)},` };
    case 'html':
      return {
        status,
        text: '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>',
        headers: { 'content-type': 'text/html; charset=utf-8' },
      };
    case 'empty':
      return { status, text: '' };
    case 'dropField':
    case 'unknownField':
      return undefined;
  }
}

type FieldEffect = Extract<FaultEffect, { field: string }>;

/** These need the answer, whatever phase they name. */
const changesAnswer = (effect: Effect): effect is FieldEffect => 'field' in effect;

function distort(body: unknown, effect: Effect): unknown {
  if (!changesAnswer(effect)) return body;
  const copy: unknown = structuredClone(body);
  const path = effect.field.split('.');
  const last = path.pop() ?? '';
  let place: unknown = copy;
  for (const key of path) place = isContainer(place) ? place[key] : undefined;
  if (!isContainer(place)) return copy;
  if (effect.how === 'dropField') Reflect.deleteProperty(place, last);
  else
    Reflect.defineProperty(place, last, {
      value: 'unexpected',
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return copy;
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function journal(
  { operation, world }: IncomingCall,
  { member }: Caller,
  effect: Effect,
  phase: FaultPhase,
  rule: string,
): void {
  world.journal.append({
    kind: 'fault',
    name: operation.id,
    ...(member && { memberId: member.id }),
    outcome: effect.type,
    detail: { rule, phase, effect },
  });
}
