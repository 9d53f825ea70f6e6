/** The database of a folder. One process at a time opens it, after checks of its integrity and schema version. */
import type Libsql from 'libsql';
import { ControlError } from '../world/control-error.ts';
import { databaseOf, lockOf, prepareFile, prepareFolder } from './folder.ts';
import { errorCode } from './disk-error.ts';
import { applicationId, schema, schemaVersion } from './schema.ts';
import { textsOf } from './text.ts';

export type Database = Libsql.Database;

/** A database with an exclusive lock. */
export interface OpenDatabase {
  readonly db: Database;
  /** Closes the database and releases the lock. */
  close(): void;
}

/** Milliseconds to wait for a write of another program. */
const busyTimeout = 2_000;

/** Throws a ControlError with the way out, or the error of the system. */
export async function openDatabase(directory: string): Promise<OpenDatabase> {
  // A lazy import, so that an in-memory simulator needs no prebuilt SQLite.
  const { default: Sqlite } = await import('libsql');
  prepareFolder(directory);
  const path = databaseOf(directory);
  const lock = new Sqlite(prepareFile(lockOf(directory)));
  try {
    // The system releases this lock with the process, even after a crash.
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw errorCode(error) === 'SQLITE_BUSY' ? inUse(directory, new Sqlite(path)) : error;
  }
  const release = (): void => {
    lock.exec('ROLLBACK');
    lock.close();
  };
  try {
    const db = new Sqlite(prepareFile(path));
    prepareDatabase(db, path);
    return {
      db,
      close() {
        try {
          if (db.inTransaction) db.exec('ROLLBACK');
          // Moves everything into one file. On a full disk the log stays, and the next start reads it.
          db.pragma('wal_checkpoint(TRUNCATE)');
        } catch {
          // Committed data is in the log.
        }
        db.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

const pragma = (db: Database, name: string): unknown[] =>
  (db.prepare(`PRAGMA ${name}`).raw().all() as unknown[][]).map(([value]) => value);

function prepareDatabase(db: Database, path: string): void {
  const number = (name: string): number => Number(pragma(db, name)[0]);
  try {
    db.pragma(`busy_timeout = ${busyTimeout}`);
    const isEmpty = number('schema_version') === 0;
    if (!isEmpty) refuseOther(path, number('application_id'), number('user_version'));
    db.pragma('journal_mode = WAL');
    // Survives a crash of the process, not of the machine (docs/decisions/023-sqlite-persistence.md).
    db.pragma('synchronous = NORMAL');
    db.pragma('foreign_keys = ON');
    // 16 MB of log between two checkpoints; only a checkpoint waits for the disk.
    db.pragma('wal_autocheckpoint = 4000');
    if (isEmpty)
      db.exec(
        `BEGIN; ${schema} PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${schemaVersion}; COMMIT`,
      );
    else refuseUnsound(db, path);
    db.prepare(`INSERT OR REPLACE INTO meta VALUES ('process', ?)`).run(String(process.pid));
  } catch (error) {
    throw isDamage(error) ? damaged(path, error) : error;
  }
}

function refuseOther(path: string, application: number, version: number): void {
  if (application !== applicationId)
    throw new ControlError(
      'conflict',
      `${path} is a database of another program: choose an empty folder, or one that does not exist yet.`,
    );
  if (version !== schemaVersion)
    throw new ControlError(
      'conflict',
      `${path} has schema ${version}, and this simulator reads schema ${schemaVersion}: start the version that wrote it, choose another folder, or delete this one to start over.`,
    );
}

function refuseUnsound(db: Database, path: string): void {
  const found = pragma(db, 'integrity_check');
  if (found[0] !== 'ok') throw damaged(path, found);
}

const isDamage = (error: unknown): boolean => /^SQLITE_(?:CORRUPT|NOTADB)/.test(errorCode(error) ?? '');

/** Returns the error for a damaged file. */
export const damaged = (path: string, cause: unknown): ControlError =>
  new ControlError(
    'conflict',
    `${path} is damaged and was not loaded: restore a backup of the folder, or delete the folder to start over.`,
    { cause },
  );

function inUse(directory: string, db: Database): ControlError {
  let who = 'another process';
  try {
    const [row] = textsOf(db, ['value'], `meta WHERE name = 'process'`);
    if (row) who = `the process ${row[0]}`;
  } catch {
    // The other process is still starting, or the file is damaged.
  }
  db.close();
  return new ControlError('conflict', `${directory} is in use by ${who}: stop it, or choose another folder.`);
}
