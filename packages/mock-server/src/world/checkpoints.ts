/** Named restore points of a world. A reset keeps them. */
import type { NamedCheckpoint, Checkpoint } from './world-record.ts';

export type Checkpoints = ReturnType<typeof createCheckpoints>;

interface Surroundings {
  readonly checkpoint: () => Checkpoint;
  readonly now: () => number;
  readonly restoreCheckpoint: (save: NamedCheckpoint) => void;
  readonly onPut: (save: NamedCheckpoint) => void;
  readonly onRemove: (name: string) => void;
}

export function createCheckpoints(earlier: readonly NamedCheckpoint[], surroundings: Surroundings) {
  const { checkpoint, now, restoreCheckpoint, onPut, onRemove } = surroundings;
  const checkpoints = new Map(earlier.map((save) => [save.name, save]));
  return {
    /** Saves the present state, replacing a checkpoint of that name. */
    put(name: string): NamedCheckpoint {
      const save = { ...checkpoint(), name, at: now() };
      checkpoints.delete(name);
      checkpoints.set(name, save);
      onPut(save);
      return save;
    },
    /** Restores a checkpoint. Returns false when the name is unknown. */
    load(name: string): boolean {
      const save = checkpoints.get(name);
      if (save) restoreCheckpoint(save);
      return save !== undefined;
    },
    remove(name: string): void {
      if (checkpoints.delete(name)) onRemove(name);
    },
    /** Returns the checkpoints, oldest first. */
    list: (): NamedCheckpoint[] => [...checkpoints.values()],
  };
}
