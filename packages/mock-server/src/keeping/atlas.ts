/**
 * Maps by number. Worlds share the maps they do not change, and so do the files: a map is written once, and a world that
 * changed three rows of what it began with costs those three rows.
 */
import type { StateImage } from '../world/state.ts';
import type { Entry, KeptRecord, MapNumbers } from './record.ts';

/** One of the maps of an image. */
export type ImageMap = ReadonlyMap<string, unknown>;
type MapRecord = Extract<KeptRecord, { type: 'map' }>;

/** What writing an image takes: its maps that were not written before, and the numbers of all. */
export interface ImageWritten {
  readonly maps: MapNumbers;
  readonly records: readonly MapRecord[];
}

export interface Atlas {
  /** `like` is an image that was written before, of which this one may be a variation. */
  write(image: StateImage, like?: StateImage): ImageWritten;
}

/** An atlas of what files hold already; for files that begin anew that is nothing. */
export function createAtlas(written: ReadonlyMap<number, ImageMap> = new Map()): Atlas {
  const numbers = new WeakMap([...written].map(([number, map]) => [map, number] as const));
  let next = Math.max(0, ...written.keys()) + 1;

  function recordOf(map: ImageMap, like: ImageMap | undefined): MapRecord {
    const number = next++;
    const from = like && numbers.get(like);
    const difference = like && from !== undefined ? differenceOf(like, map) : undefined;
    numbers.set(map, number);
    return difference && from !== undefined
      ? { type: 'map', map: number, from, ...difference }
      : { type: 'map', map: number, set: [...map] };
  }

  return {
    write(image, like) {
      const records: MapRecord[] = [];
      const maps: Record<string, number> = {};
      for (const [name, map] of image) {
        if (map.size === 0) continue;
        if (!numbers.has(map)) records.push(recordOf(map, like?.get(name)));
        maps[name] = numbers.get(map) ?? 0;
      }
      return { maps, records };
    },
  };
}

/** What makes `after` of `before`, undefined when that would lose the order of its keys. */
function differenceOf(
  before: ImageMap,
  after: ImageMap,
): { readonly gone: readonly string[]; readonly set: readonly Entry[] } | undefined {
  const set: Entry[] = [];
  const gone = [...before.keys()].filter((key) => !after.has(key));
  const stayed = before.size - gone.length;
  const keys = before.keys();
  let place = 0;
  for (const [key, value] of after) {
    // What stayed comes first, in its old order; what is new comes after it.
    if (place++ < stayed) {
      let old = keys.next().value;
      while (old !== undefined && !after.has(old)) old = keys.next().value;
      if (old !== key) return undefined;
    }
    if (before.get(key) !== value) set.push([key, value]);
  }
  return { gone, set };
}
