/**
 * Where worlds live: in memory, or in a folder as well. What somebody is told must outlast a crash, so whatever tells of a
 * world waits here until all that the world did is kept. In memory nothing waits.
 */
import type { World } from '../world/world.ts';

export interface Keeping {
  /** The worlds an earlier process left, and how many worlds it named by itself. */
  readonly earlier: { readonly worlds: readonly World[]; readonly named: number };
  /** A world is there from now on; `named` is how many worlds the simulator named by itself. */
  placed(world: World, named: number): void;
  removed(world: World): void;
  /**
   * Runs `tell` once what a world did so far is kept: at once when nothing of it waits, as after a read; else in the order
   * of the calls. Never, when the disk fails.
   */
  after(world: World, tell: () => void): void;
  /** Done once everything so far is kept, also what only reads left in a journal. Rejects when the disk fails. */
  settled(): Promise<void>;
  /** Keeps everything and lets go of the folder. */
  close(): Promise<void>;
}

/** Worlds are gone with the process. */
export const inMemory: Keeping = {
  earlier: { worlds: [], named: 0 },
  placed: () => undefined,
  removed: () => undefined,
  after: (_world, tell) => tell(),
  settled: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
