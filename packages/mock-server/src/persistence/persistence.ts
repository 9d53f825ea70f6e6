/**
 * Storage of worlds: in memory, or in a database. Everything that leaves the process is committed first, so that a
 * crash takes nothing back.
 */
import type { World } from '../world/world.ts';

export interface Persistence {
  /** The worlds an earlier process left, and how many worlds it named by itself. */
  readonly earlier: { readonly worlds: readonly World[]; readonly named: number };
  /** Called when a world is new; `named` is how many worlds the simulator named by itself. */
  placed(world: World, named: number): void;
  /** Called when a world is gone. */
  removed(world: World): void;
  /** Commits everything up to now. Returns false once the disk failed: then nothing may leave the process. */
  commit(): boolean;
  /** Commits everything and releases the folder. */
  close(): void;
}

/** Worlds are gone with the process. */
export const inMemory: Persistence = {
  earlier: { worlds: [], named: 0 },
  placed: () => undefined,
  removed: () => undefined,
  commit: () => true,
  close: () => undefined,
};
