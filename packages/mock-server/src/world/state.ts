import { hashText, hex32, scramble } from './hash.ts';
import { canonical, plain } from './plain.ts';
import { StateMap } from './state-map.ts';
import * as z from 'zod/mini';

/** The state of a world at one moment: immutable, shared between worlds. */
export type StateImage = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** A state as JSON: map name → entries in order. */
export const StateData = z.record(z.string(), z.array(z.tuple([z.string(), z.unknown()])));
export type StateData = z.infer<typeof StateData>;

/** The changes of a stage in one map: key, old value, new value. */
export interface MapWrites {
  readonly map: string;
  readonly changes: ReturnType<StateMap<unknown>['changes']>;
}

export interface StateWatcher {
  /** Called before a commit, with the changes map by map. */
  wrote(writes: readonly MapWrites[]): void;
  /** Called when `adopt` replaced the whole state. */
  became(image: StateImage): void;
}

/** Two independent hashes of 32 bits. */
type HashPair = readonly [number, number];

/** A cache, not state: values are frozen, and worlds of one origin share them. */
const hashes = new WeakMap<object, HashPair>();

/** Maps under this prefix control the simulation (random draws, faults); a client cannot observe them. */
export const hiddenPrefix = 'hidden/';

/**
 * The mutable state of a world, as named maps of plain frozen values: rows, balances, events, counters. Writes happen
 * in a stage and are invisible outside it until its commit.
 */
export class State {
  readonly #maps = new Map<string, StateMap<unknown>>();
  /** The maps with writes in the open stage, by name. */
  #stage: Map<string, StateMap<unknown>> | undefined;
  #watcher: StateWatcher | undefined;
  #generation = 0;
  readonly #mapHashes = new Map<string, { readonly version: number; readonly pair: HashPair }>();

  constructor(image?: StateImage) {
    if (image) this.adopt(image);
  }

  /** Returns the map of that name, created on first use. One name always holds one type of value. */
  map<V>(name: string): StateMap<V> {
    let map = this.#maps.get(name);
    if (!map) {
      map = new StateMap<unknown>((joining) => this.#join(joining, name));
      this.#maps.set(name, map);
    }
    return map as unknown as StateMap<V>;
  }

  /** Sets the only listener for all changes. */
  watch(watcher: StateWatcher): void {
    this.#watcher = watcher;
  }

  get isStaging(): boolean {
    return this.#stage !== undefined;
  }

  /** Increases when `adopt` replaces the state, so that derived data is rebuilt. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Runs a function that may write. Commits when it returns and rolls back when it throws. A nested stage joins the
   * open one.
   */
  stage<T>(run: () => T): T {
    if (this.#stage) return run();
    const touched = new Map<string, StateMap<unknown>>();
    this.#stage = touched;
    let isCommitted = false;
    try {
      const result = run();
      isCommitted = true;
      return result;
    } finally {
      this.#stage = undefined;
      if (isCommitted && touched.size > 0)
        this.#watcher?.wrote([...touched].map(([name, map]) => ({ map: name, changes: map.changes() })));
      for (const map of touched.values()) {
        if (isCommitted) map.commit();
        else map.rollback();
      }
    }
  }

  /** Returns the committed entries of all maps without copying; a map is copied at its next commit. */
  image(): StateImage {
    this.#requireNoStage('take an image');
    return new Map([...this.#maps].map(([name, map]) => [name, map.share()]));
  }

  adopt(image: StateImage): void {
    this.#requireNoStage('be replaced');
    for (const name of image.keys()) this.map(name);
    for (const [name, map] of this.#maps) map.adopt(image.get(name));
    this.#generation++;
    this.#watcher?.became(image);
  }

  /** Returns a hash of the observable state as 16 hex digits; equal states have equal hashes. */
  hash(): string {
    this.#requireNoStage('be compared');
    let [high, low] = [1, 2];
    for (const name of [...this.#maps.keys()].sort()) {
      // An empty map equals a missing one.
      if (name.startsWith(hiddenPrefix) || this.map(name).size === 0) continue;
      const [a, b] = this.#hashOfMap(name);
      high = scramble(high ^ a);
      low = scramble(low ^ b);
    }
    return hex32(high) + hex32(low);
  }

  // A map is hashed again only after a write.
  #hashOfMap(name: string): HashPair {
    const map = this.map(name);
    const known = this.#mapHashes.get(name);
    if (known?.version === map.version) return known.pair;
    let [high, low] = [hashText(name, 1), hashText(name, 2)];
    for (const [key, value] of map.entries()) {
      const [a, b] = hashOf(value);
      high = scramble(Math.imul(high, 31) ^ hashText(key, a));
      low = scramble(Math.imul(low, 31) ^ b ^ high);
    }
    const pair = [high, low] as const;
    this.#mapHashes.set(name, { version: map.version, pair });
    return pair;
  }

  #join(map: StateMap<unknown>, name: string): void {
    if (!this.#stage) throw new Error(`A write to ${name} outside a command: wrap it in world.command.`);
    this.#stage.set(name, map);
  }

  #requireNoStage(what: string): void {
    if (this.#stage) throw new Error(`A world cannot ${what} in the middle of a command.`);
  }
}

/** Caches the hash of each object, so that repeated comparisons are cheap. */
function hashOf(value: unknown): HashPair {
  const known = typeof value === 'object' && value ? hashes.get(value) : undefined;
  if (known) return known;
  const text = canonical(value);
  const pair = [hashText(text, 1), hashText(text, 2)] as const;
  if (typeof value === 'object' && value) hashes.set(value, pair);
  return pair;
}

export const imageToData = (image: StateImage): StateData =>
  Object.fromEntries([...image].filter(([, map]) => map.size > 0).map(([name, map]) => [name, [...map]]));

/** Returns JSON data as an image. Throws a TypeError for a value that is not plain. */
export const dataToImage = (data: StateData): StateImage =>
  new Map(
    Object.entries(data).map(([name, entries]) => [
      name,
      new Map(entries.map(([key, value]) => [key, plain(value, `${name}.${key}`)])),
    ]),
  );
