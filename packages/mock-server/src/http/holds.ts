/** Answers that are parked by a fault rule until somebody releases them. */
import type { World } from '../world/world.ts';

export interface ParkedCall {
  readonly hold: string;
  readonly operation: string;
  readonly memberId?: string;
}

export interface Holds {
  /** Parks a call; done when its hold is released. */
  park(world: World, call: ParkedCall): Promise<void>;
  /** What is parked in a world, oldest first. */
  list(world: World): ParkedCall[];
  /** Lets go of the calls of one hold; answers how many there were. */
  release(world: World, hold: string): number;
  /** Aborted when the calls that are under way in a world end. */
  endOf(world: World): AbortSignal;
  /** Ends all calls under way in a world, because the world is replaced or removed. */
  end(world: World): void;
  /** Lets go of everything, because the server stops. */
  releaseAll(): void;
}

interface Place {
  readonly world: World;
  readonly call: ParkedCall;
  readonly resume: () => void;
}

export function createHolds(): Holds {
  const places = new Set<Place>();
  const ends = new WeakMap<World, AbortController>();

  function letGo(isMeant: (place: Place) => boolean): number {
    const meant = [...places].filter(isMeant);
    for (const place of meant) {
      places.delete(place);
      place.resume();
    }
    return meant.length;
  }

  return {
    park: (world, call) => new Promise((resume) => void places.add({ world, call, resume })),
    list: (world) => [...places].filter((place) => place.world === world).map(({ call }) => call),
    release: (world, hold) => letGo((place) => place.world === world && place.call.hold === hold),
    endOf(world) {
      const end = ends.get(world) ?? new AbortController();
      ends.set(world, end);
      return end.signal;
    },
    end(world) {
      ends.get(world)?.abort();
      ends.delete(world);
      letGo((place) => place.world === world);
    },
    releaseAll: () => void letGo(() => true),
  };
}
