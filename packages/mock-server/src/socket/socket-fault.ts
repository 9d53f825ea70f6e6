/** Fault rules on the socket: their journal entries. */
import type { FaultCall, FaultHit, SocketOperation } from '../world/fault.ts';
import type { World } from '../world/world.ts';

/** An event of the socket, as fault rules match it. */
export type SocketCall = FaultCall & { readonly operation: SocketOperation };

export type SocketEffect = FaultHit['effect']['type'];

/** Returns the effects on one event in the order of their rules. Call it once per event, because the rules count. */
export function effectsOn(world: World, event: SocketCall): readonly FaultHit['effect'][] {
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
