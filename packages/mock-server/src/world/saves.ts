/** Moments of a world that are remembered under a name, to go back to as often as wanted. They outlast a reset. */
import type { Save, Standing } from './record.ts';

export interface Saves {
  /** Remembers the present moment, in the place of an earlier one of that name. */
  put(name: string): Save;
  /** Goes back to a moment; answers whether there is one of that name. */
  load(name: string): boolean;
  /** Answers whether there was one of that name. */
  remove(name: string): boolean;
  /** In the order in which they were put. */
  list(): Save[];
}

interface Surroundings {
  readonly standing: () => Standing;
  readonly now: () => number;
  /** Becomes what it was. */
  readonly become: (standing: Standing) => void;
  readonly onPut: (save: Save) => void;
  readonly onRemove: (name: string) => void;
}

export function createSaves(earlier: readonly Save[], surroundings: Surroundings): Saves {
  const { standing, now, become, onPut, onRemove } = surroundings;
  const saves = new Map(earlier.map((save) => [save.name, save]));
  return {
    put(name) {
      const save = { ...standing(), name, at: now() };
      saves.delete(name);
      saves.set(name, save);
      onPut(save);
      return save;
    },
    load(name) {
      const save = saves.get(name);
      if (save) become(save);
      return save !== undefined;
    },
    remove(name) {
      const isThere = saves.delete(name);
      if (isThere) onRemove(name);
      return isThere;
    },
    list: () => [...saves.values()],
  };
}
