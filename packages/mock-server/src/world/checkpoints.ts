/** Moments of a world that are remembered under a name, to go back to as often as wanted. They outlast a reset. */
import type { NamedCheckpoint, Checkpoint } from './world-record.ts';

export interface Checkpoints {
  /** Remembers the present moment, in the place of an earlier one of that name. */
  put(name: string): NamedCheckpoint;
  /** Restores a checkpoint. Returns whether there is one of that name. */
  load(name: string): boolean;
  /** Returns whether there was one of that name. */
  remove(name: string): boolean;
  /** In the order in which they were put. */
  list(): NamedCheckpoint[];
}

interface Surroundings {
  readonly checkpoint: () => Checkpoint;
  readonly now: () => number;
  /** Becomes what it was. */
  readonly restoreCheckpoint: (checkpoint: Checkpoint) => void;
  readonly onPut: (save: NamedCheckpoint) => void;
  readonly onRemove: (name: string) => void;
}

export function createCheckpoints(
  earlier: readonly NamedCheckpoint[],
  surroundings: Surroundings,
): Checkpoints {
  const { checkpoint, now, restoreCheckpoint, onPut, onRemove } = surroundings;
  const checkpoints = new Map(earlier.map((save) => [save.name, save]));
  return {
    put(name) {
      const save = { ...checkpoint(), name, at: now() };
      checkpoints.delete(name);
      checkpoints.set(name, save);
      onPut(save);
      return save;
    },
    load(name) {
      const save = checkpoints.get(name);
      if (save) restoreCheckpoint(save);
      return save !== undefined;
    },
    remove(name) {
      const isThere = checkpoints.delete(name);
      if (isThere) onRemove(name);
      return isThere;
    },
    list: () => [...checkpoints.values()],
  };
}
