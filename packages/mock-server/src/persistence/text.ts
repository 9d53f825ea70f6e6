/** Text in the database. */
import type Libsql from 'libsql';

/** Text as a column holds it exactly: a NUL would end it there, and half a surrogate pair would make it no UTF-8. */
export const toColumn = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Returns the text that `toColumn` was given. */
export const fromColumn = (column: string): string => JSON.parse(`"${column}"`) as string;

/** The columns of a row, undefined where there is nothing. */
export type Texts = readonly (string | undefined)[];

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns columns as text. Throws a TypeError where one is no UTF-8: they are read as bytes, because the driver ends the
 * process over such a text.
 */
export const textsOf = (
  db: Libsql.Database,
  columns: readonly string[],
  from: string,
  ...values: unknown[]
): Texts[] =>
  db
    .prepare(`SELECT ${columns.map((column) => `CAST(${column} AS BLOB)`).join(', ')} FROM ${from}`)
    .raw()
    .all(...values)
    .map((row) =>
      (row as (Uint8Array | null)[]).map((bytes) => (bytes === null ? undefined : utf8.decode(bytes))),
    );
