/** The database of a folder. One process at a time opens it, after checks. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { ControlError } from '../world/control-error.ts';
import { sealOf } from './checksum.ts';
import { damaged, incomplete, errorCode, refusalOf } from './damage.ts';
import { loadDriver, textsOf, type Database, type Driver } from './text.ts';
import { databaseOf, goodOf, lockOf, markOf, prepareFile, prepareFolder } from './folder.ts';
import { openMark, readMark } from './mark.ts';
import { applicationId, schema, schemaVersion } from './schema.ts';
import { readSound } from './sound.ts';

/** A folder that this process alone uses. */
export interface LockedFolder {
  readonly directory: string;
  readonly Sqlite: Driver;
  release(): void;
}

/** Milliseconds to wait for a write of another program. */
const busyTimeout = 2_000;

/** Locks a folder, and creates a missing one. Throws a ControlError. */
export const lockFolder = (directory: string): Promise<LockedFolder> =>
  lock(directory).catch((error: unknown) => {
    throw refusalOf(directory, error);
  });

async function lock(directory: string): Promise<LockedFolder> {
  const Sqlite = await loadDriver();
  prepareFolder(directory);
  const held = new Sqlite(prepareFile(lockOf(directory)));
  try {
    // The system releases this lock with the process, even after a crash.
    held.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    held.close();
    throw errorCode(error) === 'SQLITE_BUSY' ? inUse(directory, new Sqlite(databaseOf(directory))) : error;
  }
  return {
    directory,
    Sqlite,
    release() {
      held.exec('ROLLBACK');
      held.close();
    },
  };
}

/** Returns the result of `read`, undefined for a new folder. Throws a ControlError for damage. Changes nothing. */
export function readDatabase<T>(
  { directory, Sqlite }: LockedFolder,
  read: (db: Database) => T,
): T | undefined {
  const path = databaseOf(directory);
  const mark = readMark(directory);
  if (mark === 'damaged') throw damaged(markOf(directory), 'it differs from its checksum');
  const marked = mark ?? 0;
  if (!existsSync(path) && marked > 0) throw incomplete(path, 0, marked);
  if (!existsSync(path)) return undefined;
  return readSound(Sqlite, path, (sound) => {
    if (!sound && marked > 0) throw incomplete(path, 0, marked);
    if (!sound) return undefined;
    if (mark === undefined) throw damaged(markOf(directory), 'it is missing or empty');
    const { commits } = sound.seal;
    if (commits < marked) throw incomplete(path, commits, marked);
    return read(sound.db);
  });
}

/** Opens a checked database for writing. Its start and its end leave a copy to return to. Creates the one of a new folder. */
export function writeDatabase(
  { directory, Sqlite, release }: LockedFolder,
  isNew: boolean,
): { db: Database; commit(hasEntry: boolean): void; close(): void } {
  const path = databaseOf(directory);
  const mark = openMark(directory);
  // Before the database, which is refused without a mark.
  if (isNew) mark.write(0);
  const db = new Sqlite(prepareFile(path));
  db.pragma(`busy_timeout = ${busyTimeout}`);
  db.pragma('journal_mode = WAL');
  // Survives a crash of the process, not of the machine (docs/decisions/023-sqlite-persistence.md).
  db.pragma('synchronous = NORMAL');
  db.pragma('foreign_keys = ON');
  // 16 MB of log between two checkpoints; only a checkpoint waits for the disk.
  db.pragma('wal_autocheckpoint = 4000');
  if (isNew)
    db.exec(
      `BEGIN; ${schema} PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${schemaVersion}; COMMIT`,
    );
  /** Replaces the copy to return to, by one that passes the check. */
  function copyGood(check: (path: string, passed: () => void) => void): void {
    const [good, next] = [goodOf(directory), `${goodOf(directory)}-journal`];
    rmSync(next, { force: true });
    db.prepare('VACUUM INTO ?').run(prepareFile(next));
    check(next, () => renameSync(next, good));
  }

  // The start has just passed all checks.
  if (!isNew) copyGood((_path, passed) => passed());
  const [count, end] = ['UPDATE seal SET commits = commits + 1', 'COMMIT'].map((sql) => db.prepare(sql));
  let { commits } = sealOf(db);
  return {
    db,
    /** Commits the open transaction, and marks it. An entry of the journal has counted the commit. */
    commit(hasEntry: boolean): void {
      if (!hasEntry) count?.run();
      end?.run();
      mark.write(++commits);
    },
    close(): void {
      try {
        if (db.inTransaction) db.exec('ROLLBACK');
        // Moves everything into one file. On a full disk the log stays, and the next start reads it.
        db.pragma('wal_checkpoint(TRUNCATE)');
        copyGood((copy, passed) => readSound(Sqlite, copy, passed));
      } catch {
        // Committed data is in the log, and the copy of the start stays.
      }
      db.close();
      mark.close();
      release();
    },
  };
}

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
