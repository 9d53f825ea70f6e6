import { minutes } from './clock.ts';
import { ControlError, invalid } from './control-error.ts';
import { worldId, type World } from './world.ts';

/** Id of the world for plain local use, which always exists. */
export const defaultWorldId = 'default';

export interface WorldsOptions {
  /** Returns the world that the default one continues. Called when there is none. */
  readonly origin: () => World;
  /** Real time in epoch milliseconds. */
  readonly realNow: () => number;
  /** Restored worlds, and the number of ids generated before. */
  readonly earlier?: { readonly worlds: readonly World[]; readonly named: number };
  /** Called for every new world, with the number of generated ids. */
  readonly onPlace?: (world: World, named: number) => void;
  /** Called after the removal of a world, to close its sockets. `isExpired` is false for `remove`. */
  readonly onRemove?: (world: World, isExpired: boolean) => void;
  /** Maximum number of worlds, including `default`. */
  readonly limit?: number;
  /** Milliseconds of real time without requests until a world expires. */
  readonly idleAfter?: number;
  /** The real times of last use. Default: in memory. */
  readonly uses?: { get(world: World): number | undefined; set(world: World, at: number): unknown };
}

export const noSuchWorld = (id: string): string =>
  `There is no world ${id}: it was deleted, it expired without requests, or the simulator restarted.`;

/** The worlds of one process. An unknown id never falls back to another world. */
export type Worlds = ReturnType<typeof createWorlds>;

export function createWorlds({
  origin,
  realNow,
  earlier = { worlds: [], named: 0 },
  onPlace,
  onRemove,
  limit = 200,
  idleAfter = minutes(30),
  uses = new WeakMap<World, number>(),
}: WorldsOptions) {
  const places = new Map<string, World>();
  let { named } = earlier;

  function freeId(): string {
    do named++;
    while (places.has(`w${named}`));
    return `w${named}`;
  }

  function open(make: (id: string) => World, id: string = freeId()): World {
    if (!worldId.test(id))
      throw invalid(`A world id is 1 to 64 letters, digits, _ and -, not ${JSON.stringify(id)}.`);
    if (places.has(id)) throw new ControlError('conflict', `There is already a world ${id}.`);
    if (places.size >= limit) sweep();
    if (places.size >= limit)
      throw new ControlError('conflict', `There are already ${limit} worlds: delete one first.`);
    const world = make(id);
    enter(world);
    onPlace?.(world, named);
    return world;
  }

  function enter(world: World): void {
    places.set(world.id, world);
    if (uses.get(world) === undefined) uses.set(world, realNow());
  }

  function remove(id: string, isExpired = false): boolean {
    const gone = places.get(id);
    if (!gone || id === defaultWorldId) return false;
    places.delete(id);
    onRemove?.(gone, isExpired);
    return true;
  }

  const isIdle = (world: World): boolean => realNow() - (uses.get(world) ?? 0) >= idleAfter;

  function sweep(): void {
    for (const [id, found] of places) if (isIdle(found)) remove(id, true);
  }

  earlier.worlds.forEach(enter);
  if (!places.has(defaultWorldId)) open((id) => origin().fork(id), defaultWorldId);

  return {
    get(id: string): World | undefined {
      const found = places.get(id);
      if (!found) return undefined;
      if (isIdle(found) && remove(id, true)) return undefined;
      uses.set(found, realNow());
      return found;
    },
    /** Places the world that `make` returns for its id. Throws a ControlError, also that of `make`. */
    open,
    /** Removes a world. Returns false for `default` and for unknown ids. */
    remove: (id: string): boolean => remove(id),
    list: (): World[] => [...places.values()],
    sweep,
  };
}
