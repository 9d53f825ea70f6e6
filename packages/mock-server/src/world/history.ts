/**
 * The past of a world. A write belongs to the next journal entry, so the moment of an entry is the state when it was
 * written. Keyframes share their maps with the world; the writes between them are replayed in order.
 */
import {
  addedItems,
  type Checkpoint,
  type Frame,
  type Step,
  type WorldWatcher,
  type Write,
} from './world-record.ts';
import type { ClockData } from './clock.ts';
import { ControlError } from './control-error.ts';
import { journalLimit } from './journal.ts';
import type { MapWrites, StateImage } from './state.ts';

export type History = ReturnType<typeof createHistory>;

/** Least number of entries, and about the most bytes; no entries mean no history. A keyframe goes with its entries. */
export interface HistoryLimits {
  readonly entries?: number;
  readonly bytes?: number;
}

interface Surroundings {
  /** Returns the committed state and the clock; their maps are shared, not copied. */
  readonly present: () => Checkpoint;
  /** Returns the number of the next entry. */
  readonly next: () => number;
  readonly onFrame?: WorldWatcher['framed'];
  readonly onStep?: WorldWatcher['stepped'];
}

/** A frame that grows. */
interface OpenFrame extends Frame {
  readonly steps: Step[];
  bytes: number;
}

/** After a keyframe, a world copies each map once that it writes to; a moment replays the steps since its keyframe. */
export const entriesPerFrame = 1_000;
/** The least number of keyframes at the limit of bytes, because whole ones are dropped. */
const framesAtLimit = 4;
const bytesOf = { mapEntry: 48, change: 160 };

export function createHistory(
  { present, next, onFrame, onStep }: Surroundings,
  { entries = journalLimit, bytes = 64_000_000 }: HistoryLimits = {},
) {
  let frames: OpenFrame[] = [];

  const size = (): number => frames.reduce((sum, frame) => sum + frame.bytes, 0);

  function startFrame(): void {
    if (entries === 0) return;
    const frame = openFrame({ from: next(), start: present(), steps: [] });
    // The new keyframe has the writes of its own entry.
    keepUntil(frame.from - 1);
    frames.push(frame);
    const isOver = ({ from }: Frame) => next() - from >= entries || size() > bytes;
    while (frames[1] && isOver(frames[1])) frames.shift();
    onFrame?.(frame.from, frame.start.clock, frames[0]?.from ?? frame.from);
  }

  function keepUntil(entry: number): void {
    frames = frames
      .filter(({ from }) => from <= entry)
      .map((frame) =>
        (frame.steps.at(-1)?.entry ?? entry) <= entry
          ? frame
          : openFrame({ ...frame, steps: frame.steps.filter((step) => step.entry <= entry) }),
      );
  }

  function add(writes: readonly Write[], clock?: ClockData): void {
    let frame = frames.at(-1);
    if (!frame || next() - frame.from >= entriesPerFrame || frame.bytes >= bytes / framesAtLimit) {
      startFrame();
      frame = frames.at(-1);
    }
    if (!frame) return;
    const step: Step = { entry: next(), writes, ...(clock && { clock }) };
    frame.steps.push(step);
    frame.bytes += sizeOf(step);
    onStep?.(step);
  }

  function frameOf(entry: number): OpenFrame {
    const frame = frames.findLast(({ from }) => from <= Math.max(entry, 0));
    if (frame && entry < next()) return frame;
    throw new ControlError(
      'notFound',
      frames[0] && next() > frames[0].from
        ? `There is no moment of entry ${entry}; the history has entries ${frames[0].from} to ${next() - 1}.`
        : `There is no moment of entry ${entry}; the history is empty. A reset returns to the start of the world.`,
    );
  }

  return {
    /** Number of the oldest entry with a moment; the number of the next entry when there is none. */
    get oldest(): number {
      return frames[0]?.from ?? next();
    },
    /** Oldest first. */
    get frames(): readonly Frame[] {
      return frames;
    },
    /** About the memory it needs. */
    get bytes(): number {
      return size();
    },
    /** Returns state and clock of an entry, of the beginning for -1. Throws a ControlError when they are not there. */
    at(entry: number): Checkpoint {
      const frame = frameOf(entry);
      return endOf({ ...frame, steps: frame.steps.filter((step) => step.entry <= entry) });
    },
    /** Returns the writes of an entry, map by map. Throws like `at`. */
    writesOf(entry: number): readonly MapWrites[] {
      const { start, steps } = frameOf(entry);
      const before = replay(
        start.image,
        steps.filter((step) => step.entry < entry),
      );
      const own = steps.filter((step) => step.entry === entry);
      const after = replay(before, own);
      const writes = own.flatMap((step) => step.writes);
      return [...new Set(writes.map(({ map }) => map))].map((map) => ({
        map,
        changes: [...new Set(writes.filter((write) => write.map === map).map(({ key }) => key))].map(
          (key) => [key, before.get(map)?.get(key), after.get(map)?.get(key)] as const,
        ),
      }));
    },
    /** Called before a commit. */
    wrote: (writes: readonly MapWrites[]): void =>
      add(writes.flatMap(({ map, changes }) => changes.map((change) => toWrite(map, change)))),
    clockSet: (clock: ClockData): void => add([], clock),
    /** Called when the whole state was replaced. */
    became: startFrame,
    /** Drops the moments after an entry; all of them by default. */
    cut: (entry = -1): void => keepUntil(entry),
    /** Continues the frames of an earlier process, or begins with the present state without any. */
    continue(earlier: readonly Frame[]): void {
      frames = entries === 0 ? [] : earlier.map(openFrame);
      if (frames.length === 0) startFrame();
    },
  };
}

const openFrame = ({ from, start, steps }: Frame): OpenFrame => ({
  from,
  start,
  steps: [...steps],
  bytes: steps.reduce((sum, step) => sum + sizeOf(step), sizeOfImage(start.image)),
});

const sizeOfImage = (image: StateImage): number =>
  [...image.values()].reduce((sum, map) => sum + map.size, 0) * bytesOf.mapEntry;

const sizeOf = ({ writes }: Step): number =>
  writes.reduce((sum, { now }) => sum + bytesOf.change + textIn(now), bytesOf.change);

/** Returns the characters of a value, such as an uploaded file or a stored response. */
function textIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + textIn(part), 0);
}

function toWrite(map: string, [key, before, now]: MapWrites['changes'][number]): Write {
  const added = addedItems(before, now);
  return added ? { map, key, added } : { map, key, now };
}

/** Returns state and clock after the steps of a frame. */
export const endOf = ({ start, steps }: Frame): Checkpoint => ({
  image: replay(start.image, steps),
  clock: steps.findLast(({ clock }) => clock)?.clock ?? start.clock,
});

/** Returns an image with these steps. A changed entry keeps its place, like a key of a map. */
function replay(image: StateImage, steps: readonly Step[]): StateImage {
  const maps = new Map(image);
  const copies = new Map<string, Map<string, unknown>>();
  /** Lists of this replay, which may grow in place. */
  const lists = new Set<unknown>();
  for (const { map: name, key, now, added } of steps.flatMap(({ writes }) => writes)) {
    const copy = copies.get(name) ?? new Map(maps.get(name));
    copies.set(name, copy);
    maps.set(name, copy);
    if (added) {
      const before = copy.get(key) as unknown[];
      const list = lists.has(before) ? before : before.slice(0, added.lengthBefore);
      list.push(...added.items);
      lists.add(list);
      copy.set(key, list);
    } else if (now === undefined) copy.delete(key);
    else copy.set(key, now);
  }
  return maps;
}
