/** Checksums of rows, and the seal: the number of commits, with the number and the sum of all rows. */
import { crc32 } from 'node:zlib';
import { textsOf, type Database } from './text.ts';
import { sealedTables } from './schema.ts';

export interface Seal {
  readonly commits: number;
  readonly rows: string;
  /** The sum of the checksums of all rows, which may exceed a safe integer. */
  readonly sum: string;
}

export type Column = string | number | null | undefined;

/**
 * Returns the checksum of a row: the CRC-32 of its texts, plus its numbers, so that SQL can change a number and the
 * checksum together.
 */
export function sumOf(row: readonly Column[]): number {
  let sum = 0;
  const texts: string[] = [];
  for (const column of row)
    if (typeof column === 'number') sum += column;
    // No text holds the character of NULL.
    else texts.push(column ?? '\u0002');
  return sum + crc32(texts.join('\0'));
}

/** Returns the seal of the last commit. */
export function sealOf(db: Database): Seal {
  const [[commits, rows = '', sum = ''] = []] = textsOf(db, ['commits', 'rows', 'sum'], 'seal');
  return { commits: Number(commits), rows, sum };
}

/** Returns the place of damage: a row that differs from its checksum, or rows that differ from the seal. */
export function damageOf(db: Database): string | undefined {
  for (const table of sealedTables) {
    let row = 0;
    for (const [texts, sum] of db.prepare(partsOf(db, table)).raw().iterate() as Iterable<
      [Uint8Array, number]
    >) {
      row++;
      if (crc32(texts) !== sum) return `row ${row} of ${table} differs from its checksum`;
    }
  }
  const all = sealedTables.map((table) => `SELECT sum FROM ${table}`).join(' UNION ALL ');
  const [[rows, sum] = []] = textsOf(db, ['count(*)', 'sum(sum)'], `(${all})`);
  const seal = sealOf(db);
  if (seal.rows === rows && seal.sum === sum) return undefined;
  return `commit ${seal.commits} left ${seal.rows} rows with the sum ${seal.sum}, and ${rows} with ${sum} are there`;
}

/** Returns a query for the joined texts of each row, as bytes, and the part of its checksum that covers them. */
function partsOf(db: Database, table: string): string {
  const columns = textsOf(db, ['name', 'type'], `pragma_table_info('${table}')`);
  const texts = columns.filter(([, type]) => type === 'TEXT').map(([name]) => `coalesce(${name}, char(2))`);
  const numbers = columns
    .filter(([name, type]) => type === 'INTEGER' && name !== 'sum')
    .map(([name]) => name);
  return `SELECT CAST(${texts.join(` || x'00' || `)} AS BLOB), ${['sum', ...numbers].join(' - ')} FROM ${table}`;
}
