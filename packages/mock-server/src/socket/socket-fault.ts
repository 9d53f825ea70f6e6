/** Fault rules on the socket: their journal entries and delays. */
import { setTimeout as delay } from 'node:timers/promises';
import type { DeferredResponses } from '../http/deferred-responses.ts';
import type { FaultHit, SocketOperation } from '../world/fault.ts';
import type { World } from '../world/world.ts';

export interface Waiting {
  readonly deferredResponses: DeferredResponses;
  /** Aborted when the server stops: delayed events continue at once. */
  readonly stopping: AbortSignal;
}

export interface SocketEvent {
  readonly operation: SocketOperation;
  readonly memberId?: string;
  readonly body?: unknown;
}

export type SocketEffect = FaultHit['effect']['type'];

/** Returns the effects on one event in the order of their rules. Call it once per event, because the rules count. */
export function effectsOn(world: World, event: SocketEvent): readonly FaultHit['effect'][] {
  const hits = world.faults.match(event);
  const { operation, memberId } = event;
  for (const { effect, ruleId } of hits)
    world.journal.append({
      kind: 'fault',
      name: operation,
      ...(memberId !== undefined && { memberId }),
      outcome: effect.type,
      detail: { rule: ruleId, effect },
    });
  return hits.map(({ effect }) => effect);
}

/** Waits for the delays and holds of rules. */
export async function waitFor(
  world: World,
  effects: readonly FaultHit['effect'][],
  { operation, memberId }: SocketEvent,
  { deferredResponses, stopping }: Waiting,
): Promise<void> {
  for (const effect of effects) {
    if (effect.type === 'latency')
      await delay(effect.ms, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    if (effect.type === 'hold')
      await deferredResponses.defer(world, {
        hold: effect.hold,
        operation,
        ...(memberId !== undefined && { memberId }),
      });
  }
}

/** Whether an effect delays the event. */
export const takesTime = (effects: readonly FaultHit['effect'][]): boolean =>
  effects.some(({ type }) => type === 'latency' || type === 'hold');
