/** Responses that a fault rule holds until they are released. */
import type { DeferredCall } from '../world/fault-schema.ts';
import type { World } from '../world/world.ts';

export interface DeferredResponses {
  /** Holds a call. Resolves when its hold is released. */
  defer(world: World, call: DeferredCall): Promise<void>;
  /** Returns the deferred calls of a world, oldest first. */
  list(world: World): DeferredCall[];
  /** Releases the calls of one hold. Returns their number. */
  release(world: World, hold: string): number;
  /** Returns a signal that is aborted when `end` is called for the world. */
  endSignal(world: World): AbortSignal;
  /** Ends all calls in flight of a world, because the world is replaced or removed. */
  end(world: World): void;
  /** Releases all calls, because the server stops. */
  releaseAll(): void;
}

interface Deferred {
  readonly world: World;
  readonly call: DeferredCall;
  readonly resume: () => void;
}

export function createDeferredResponses(): DeferredResponses {
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
    defer: (world, call) => new Promise((resume) => void deferred.add({ world, call, resume })),
    list: (world) => [...deferred].filter((one) => one.world === world).map(({ call }) => call),
    release: (world, hold) => releaseWhere((one) => one.world === world && one.call.hold === hold),
    endSignal(world) {
      const end = ends.get(world) ?? new AbortController();
      ends.set(world, end);
      return end.signal;
    },
    end(world) {
      ends.get(world)?.abort();
      ends.delete(world);
      releaseWhere((one) => one.world === world);
    },
    releaseAll: () => void releaseWhere(() => true),
  };
}
