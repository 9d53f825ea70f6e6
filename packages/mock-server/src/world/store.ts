import { plain } from './plain.ts';
import type { State } from './state.ts';
import type { StateMap } from './state-map.ts';

export interface Stateful {
  readonly state: State;
}

export interface Row {
  readonly id: string;
}

type Field<R extends Row> = Exclude<keyof R & string, 'id'>;

/** Indexed fields. Rows without a value in the field are not in its index. */
export interface TableKeys<R extends Row> {
  /** At most one row per value. */
  readonly unique?: readonly Field<R>[];
  readonly index?: readonly Field<R>[];
}

/** New values for some fields; `undefined` removes an optional one. */
export type Patch<R extends Row> = {
  readonly [F in Field<R>]?: R[F] | (Record<never, never> extends Pick<R, F> ? undefined : never);
};

/** A function that opens a table in one world: `members(world)`. */
export type TableHandle<R extends Row> = (world: Stateful) => Table<R>;

/** Declares a table. The handle is a constant; each world has its own rows. */
export function table<R extends Row>(name: string, keys: TableKeys<R> = {}): TableHandle<R> {
  const fields = [...(keys.unique ?? []), ...(keys.index ?? [])];
  const unique = new Set<string>(keys.unique);
  return ({ state }) => new Table<R>(name, fields, unique, state);
}

/** The rows of one table in one world: frozen, in the order of insertion. Writes need an open command. */
export class Table<R extends Row> {
  readonly #name: string;
  readonly #fields: readonly Field<R>[];
  readonly #unique: ReadonlySet<string>;
  readonly #state: State;
  readonly #rows: StateMap<R>;

  constructor(name: string, fields: readonly Field<R>[], unique: ReadonlySet<string>, state: State) {
    this.#name = name;
    this.#fields = fields;
    this.#unique = unique;
    this.#state = state;
    this.#rows = state.map<R>(`table/${name}`);
  }

  get count(): number {
    return this.#rows.size;
  }

  get(id: string): R | undefined {
    return this.#rows.get(id);
  }

  all(): R[] {
    return [...this.#rows.values()];
  }

  where(test: (row: R) => boolean): R[] {
    return this.all().filter(test);
  }

  /** Returns the rows with that value in an indexed field, oldest first. */
  by<F extends Field<R>>(field: F, value: NonNullable<R[F]>): R[] {
    return this.#idsBy(field, value).map((id) => this.#known(id));
  }

  /** Returns the row with that value in a unique field. */
  oneBy<F extends Field<R>>(field: F, value: NonNullable<R[F]>): R | undefined {
    if (!this.#unique.has(field)) throw new Error(`Table ${this.#name} does not declare ${field} as unique.`);
    const [id] = this.#idsBy(field, value);
    return id === undefined ? undefined : this.#known(id);
  }

  /** Adds a row. Throws when the id or a unique value is taken: business rules check that first. */
  insert(row: R): R {
    if (this.#rows.has(row.id)) throw new Error(`Table ${this.#name} already has a row ${row.id}.`);
    return this.#put(row, undefined);
  }

  /** Changes fields of a row. Returns the new row. Throws when the id is unknown. */
  update(id: string, patch: Patch<R>): R {
    const before = this.#known(id);
    return this.#put({ ...before, ...patch, id }, before);
  }

  /** Removes a row. Throws when the id is unknown. */
  remove(id: string): void {
    const row = this.#known(id);
    for (const field of this.#fields) this.#unlist(field, row);
    this.#rows.delete(id);
  }

  #put(row: R, before: R | undefined): R {
    const kept = plain(row, `${this.#name} ${row.id}`);
    for (const field of this.#fields) {
      if (before?.[field] === kept[field]) continue;
      if (before) this.#unlist(field, before);
      this.#list(field, kept);
    }
    this.#rows.set(kept.id, kept);
    return kept;
  }

  #list(field: Field<R>, row: R): void {
    const value = row[field];
    if (value === undefined || value === null) return;
    const ids = this.#idsBy(field, value);
    if (ids.length > 0 && this.#unique.has(field))
      throw new Error(`Table ${this.#name} already has a row with that ${field}.`);
    this.#index(field).set(String(value), [...ids, row.id]);
  }

  #unlist(field: Field<R>, row: R): void {
    const value = row[field];
    if (value === undefined || value === null) return;
    const rest = this.#idsBy(field, value).filter((id) => id !== row.id);
    if (rest.length > 0) this.#index(field).set(String(value), rest);
    else this.#index(field).delete(String(value));
  }

  #idsBy(field: Field<R>, value: unknown): readonly string[] {
    if (!this.#fields.includes(field))
      throw new Error(`Table ${this.#name} has no index on ${field}: declare it in its table().`);
    return this.#index(field).get(String(value)) ?? [];
  }

  #index(field: Field<R>): StateMap<readonly string[]> {
    return this.#state.map(`index/${this.#name}.${field}`);
  }

  #known(id: string): R {
    const row = this.#rows.get(id);
    if (!row) throw new Error(`Table ${this.#name} has no row ${id}.`);
    return row;
  }
}
