/** Responses that a fault rule holds until they are released. */
import type { DeferredCall } from '../world/fault-schema.ts';
import type { World } from '../world/world.ts';

export type DeferredResponses = ReturnType<typeof createDeferredResponses>;

interface Deferred {
  readonly world: World;
  readonly call: DeferredCall;
  readonly resume: () => void;
}

export function createDeferredResponses() {
  const deferred = new Set<Deferred>();
  const ends = new WeakMap<World, AbortController>();

  function releaseWhere(isMeant: (one: Deferred) => boolean): number {
    const meant = [...deferred].filter(isMeant);
    for (const one of meant) {
      deferred.delete(one);
      one.resume();
    }
    return meant.length;
  }

  return {
    /** Holds a call. Resolves when its hold is released. */
    defer: (world: World, call: DeferredCall): Promise<void> =>
      new Promise((resume) => void deferred.add({ world, call, resume })),
    /** Returns the deferred calls of a world, oldest first. */
    list: (world: World): DeferredCall[] =>
      [...deferred].filter((one) => one.world === world).map(({ call }) => call),
    /** Releases the calls of one hold. Returns their number. */
    release: (world: World, hold: string): number =>
      releaseWhere((one) => one.world === world && one.call.hold === hold),
    /** Returns a signal that is aborted when `end` is called for the world. */
    endSignal(world: World): AbortSignal {
      const end = ends.get(world) ?? new AbortController();
      ends.set(world, end);
      return end.signal;
    },
    /** Ends all calls in flight of a world, because the world is replaced or removed. */
    end(world: World): void {
      ends.get(world)?.abort();
      ends.delete(world);
      releaseWhere((one) => one.world === world);
    },
    /** Releases all calls, because the server stops. */
    releaseAll: (): void => void releaseWhere(() => true),
  };
}
