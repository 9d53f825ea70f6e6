/**
 * Reads a database after checks of its integrity, its schema, and the checksum of every row. Reads only: SQLite writes
 * its log into the database on close, also the rest of a damaged log.
 */
import { pathToFileURL } from 'node:url';
import { ControlError } from '../world/control-error.ts';
import { damageOf, sealOf, type Seal } from './checksum.ts';
import { damaged, orDamaged } from './damage.ts';
import { textsOf, type Database, type Driver } from './text.ts';
import { applicationId, schema, schemaVersion } from './schema.ts';

/** A checked database, open for `read` only. */
export interface Sound {
  readonly db: Database;
  readonly seal: Seal;
}

/** Calls `read` with the database, undefined for an empty one. Throws a ControlError. */
export function readSound<T>(Sqlite: Driver, path: string, read: (sound: Sound | undefined) => T): T {
  return orDamaged(path, () => {
    const db = new Sqlite(`${pathToFileURL(path).href}?mode=ro`);
    try {
      if (schemaOf(db).length === 0) return read(undefined);
      refuseOther(db, path);
      const place = damageOfFile(db) ?? damageOfSchema(db, Sqlite) ?? damageOf(db);
      if (place !== undefined) throw damaged(path, place);
      return read({ db, seal: sealOf(db) });
    } finally {
      db.close();
    }
  });
}

const schemaOf = (db: Database): string[] =>
  textsOf(db, ['sql'], 'sqlite_schema ORDER BY name').map(([sql = '']) => sql);

const pragma = (db: Database, name: string): unknown =>
  (db.prepare(`PRAGMA ${name}`).raw().get() as unknown[])[0];

function refuseOther(db: Database, path: string): void {
  if (pragma(db, 'application_id') !== applicationId)
    throw new ControlError(
      'conflict',
      `${path} is a database of another program: choose an empty folder, or one that does not exist yet.`,
    );
  const version = pragma(db, 'user_version');
  if (version !== schemaVersion)
    throw new ControlError(
      'conflict',
      `${path} has schema ${version}, and this simulator reads schema ${schemaVersion}: start the version that wrote it, choose another folder, or delete this one to start over.`,
    );
}

function damageOfFile(db: Database): string | undefined {
  const found = String(pragma(db, 'integrity_check'));
  return found === 'ok' ? undefined : found.replaceAll(/\s+/g, ' ');
}

function damageOfSchema(db: Database, Sqlite: Driver): string | undefined {
  const model = new Sqlite(':memory:');
  model.exec(schema);
  const expected = schemaOf(model);
  model.close();
  const found = schemaOf(db);
  const isSame = found.length === expected.length && found.every((sql, n) => sql === expected[n]);
  return isSame ? undefined : 'its tables, views and triggers differ';
}
