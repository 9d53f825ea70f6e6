/** Calls and messages that a fault rule delays, or holds until they are released. */
import type { DeferredCall } from '../world/fault-schema.ts';
import type { FaultHit } from '../world/fault.ts';
import type { World } from '../world/world.ts';

export type DeferredResponses = ReturnType<typeof createDeferredResponses>;

interface Deferred {
  readonly world: World;
  readonly call?: DeferredCall | undefined;
  readonly resume: () => void;
}

export function createDeferredResponses() {
  const deferred = new Set<Deferred>();
  const ends = new WeakMap<World, AbortController>();
  let isStopping = false;

  const wait = (world: World, ms?: number, call?: DeferredCall): Promise<void> =>
    new Promise((resolve) => {
      // Nothing would release a call that begins to wait now.
      if (isStopping) return resolve();
      const timer = ms === undefined ? undefined : setTimeout(() => one.resume(), ms);
      const one = {
        world,
        call,
        resume() {
          clearTimeout(timer);
          deferred.delete(one);
          resolve();
        },
      };
      deferred.add(one);
    });

  function endSignal(world: World): AbortSignal {
    const end = ends.get(world) ?? new AbortController();
    ends.set(world, end);
    return end.signal;
  }

  function releaseWhere(isMeant: (one: Deferred) => boolean): number {
    const meant = [...deferred].filter(isMeant);
    for (const one of meant) one.resume();
    return meant.length;
  }

  return {
    /** Waits in real time. Resolves early when the world or the server ends. */
    sleep: (world: World, ms: number) => wait(world, ms),
    /** Waits for the delays and the holds among effects, one after the other, until the world or the server ends. */
    async pause(
      world: World,
      effects: readonly FaultHit['effect'][],
      { operation, memberId }: { readonly operation: string; readonly memberId?: string | undefined },
    ): Promise<void> {
      const ended = endSignal(world);
      for (const effect of effects)
        if (ended.aborted) return;
        else if (effect.type === 'latency') await wait(world, effect.ms);
        else if (effect.type === 'hold')
          await wait(world, undefined, {
            hold: effect.hold,
            operation,
            ...(memberId !== undefined && { memberId }),
          });
    },
    /** Returns the held calls of a world, oldest first. */
    list: (world: World): DeferredCall[] =>
      [...deferred].flatMap((one) => (one.world === world && one.call ? [one.call] : [])),
    /** Releases the calls of one hold. Returns their number. */
    release: (world: World, hold: string): number =>
      releaseWhere((one) => one.world === world && one.call?.hold === hold),
    /** Returns a signal that is aborted when `end` is called for the world. */
    endSignal,
    /** Ends all calls in flight of a world, because the world is replaced or removed. */
    end(world: World): void {
      ends.get(world)?.abort();
      ends.delete(world);
      releaseWhere((one) => one.world === world);
    },
    /** Releases all calls, because the server stops. No call waits from now on. */
    releaseAll(): void {
      isStopping = true;
      releaseWhere(() => true);
    },
  };
}
