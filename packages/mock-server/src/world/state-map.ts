const removed = Symbol('removed');

/**
 * A map whose writes stay in an overlay until the commit. Worlds may share the base map: the first commit after sharing
 * copies it. Keys keep the order of their first insertion.
 */
export class StateMap<V> {
  #base = new Map<string, V>();
  #isShared = false;
  #staged: Map<string, V | typeof removed> | undefined;
  #version = 0;
  readonly #join: (map: StateMap<V>) => void;

  /** `join` is called before the first write of a stage and throws when no stage is open. */
  constructor(join: (map: StateMap<V>) => void) {
    this.#join = join;
  }

  get(key: string): V | undefined {
    const staged = this.#staged?.get(key);
    if (staged === undefined) return this.#base.get(key);
    return staged === removed ? undefined : staged;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  set(key: string, value: V): void {
    this.#overlay().set(key, value);
  }

  delete(key: string): void {
    this.#overlay().set(key, removed);
  }

  /** Increases with every commit and every `adopt`. */
  get version(): number {
    return this.#version;
  }

  get size(): number {
    let size = this.#base.size;
    for (const [key, value] of this.#staged ?? []) {
      if (value === removed) size -= this.#base.has(key) ? 1 : 0;
      else size += this.#base.has(key) ? 0 : 1;
    }
    return size;
  }

  *entries(): IterableIterator<[string, V]> {
    const staged = this.#staged;
    if (!staged) return yield* this.#base.entries();
    for (const [key, value] of this.#base) {
      const now = staged.get(key) ?? value;
      if (now !== removed) yield [key, now];
    }
    for (const [key, value] of staged) if (value !== removed && !this.#base.has(key)) yield [key, value];
  }

  *values(): IterableIterator<V> {
    for (const [, value] of this.entries()) yield value;
  }

  /** The changes of the open stage: key, old value, new value. */
  changes(): readonly (readonly [key: string, before: V | undefined, now: V | undefined])[] {
    if (!this.#staged) return [];
    return [...this.#staged].map(([key, value]) => [
      key,
      this.#base.get(key),
      value === removed ? undefined : value,
    ]);
  }

  commit(): void {
    if (!this.#staged) return;
    this.#version++;
    if (this.#isShared) this.#base = new Map(this.#base);
    this.#isShared = false;
    for (const [key, value] of this.#staged) {
      if (value === removed) this.#base.delete(key);
      else this.#base.set(key, value);
    }
    this.#staged = undefined;
  }

  rollback(): void {
    this.#staged = undefined;
  }

  /** Returns the committed entries and marks them as shared. */
  share(): ReadonlyMap<string, V> {
    this.#isShared = true;
    return this.#base;
  }

  /** Replaces all entries with shared ones. */
  adopt(base: ReadonlyMap<string, V> | undefined): void {
    this.#base = (base as Map<string, V> | undefined) ?? new Map();
    this.#isShared = base !== undefined;
    this.#staged = undefined;
    this.#version++;
  }

  #overlay(): Map<string, V | typeof removed> {
    if (!this.#staged) {
      this.#join(this);
      this.#staged = new Map();
    }
    return this.#staged;
  }
}
