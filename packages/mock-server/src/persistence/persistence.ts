/**
 * Storage of worlds: in memory, or in a database. Everything is committed before it leaves the process, so that a crash
 * reverts nothing.
 */
import type { World } from '../world/world.ts';

export interface Persistence {
  /** The worlds of an earlier process, and the number of names it generated. */
  readonly earlier: { readonly worlds: readonly World[]; readonly named: number };
  /** Texts of an earlier process beside its worlds, by name. */
  readonly notes: ReadonlyMap<string, string>;
  /** Stores a text beside the worlds, or removes it. */
  note(name: string, text?: string): void;
  /** Called for a new world. `named` is the number of generated world names. */
  placed(world: World, named: number): void;
  removed(world: World): void;
  /** Commits all changes. Returns false once the disk failed; then nothing may leave the process. */
  commit(): boolean;
  /** Commits all changes and releases the folder. */
  close(): void;
}

/** Worlds end with the process. */
export const inMemory: Persistence = {
  earlier: { worlds: [], named: 0 },
  notes: new Map(),
  note: () => undefined,
  placed: () => undefined,
  removed: () => undefined,
  commit: () => true,
  close: () => undefined,
};
