/** Text in the database. */
import type Libsql from 'libsql';

/** Escapes text for a column. A NUL would truncate it, and a lone surrogate is no UTF-8. */
export const toColumn = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Reverses `toColumn`. */
export const fromColumn = (column: string): string => JSON.parse(`"${column}"`) as string;

/** The columns of a row, undefined for NULL. */
export type Texts = readonly (string | undefined)[];

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

const textOf = (bytes: Uint8Array | null): string | undefined =>
  bytes === null ? undefined : utf8.decode(bytes);

/** Returns columns as text. They are read as bytes, because invalid UTF-8 crashes the process inside the driver. */
export const textsOf = (
  db: Database,
  columns: readonly string[],
  from: string,
  ...values: unknown[]
): Texts[] =>
  db
    .prepare(`SELECT ${columns.map((column) => `CAST(${column} AS BLOB)`).join(', ')} FROM ${from}`)
    .raw()
    .all(...values)
    .map((row) => (row as (Uint8Array | null)[]).map(textOf));

export type Database = Libsql.Database;
export type Driver = typeof Libsql;

/** A lazy import, so that an in-memory simulator needs no prebuilt SQLite. */
export const loadDriver = async (): Promise<Driver> => (await import('libsql')).default;
