/** The folder of a database: it holds nothing else, and only its owner may look inside. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ControlError } from '../world/control-error.ts';

/** The database in a folder; SQLite puts `-wal` and `-shm` beside it. */
export const databaseOf = (directory: string): string => join(directory, 'worlds.sqlite');

/** The file whose lock says that a process uses the folder. */
export const lockOf = (directory: string): string => join(directory, 'worlds.lock');

/** Makes the folder where there is none. Throws a ControlError for one that holds something else. */
export function prepareFolder(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  refuseForeign(directory);
  chmodSync(directory, 0o700);
}

/** Opens a file for its owner alone, which is made where there is none. */
export function prepareFile(path: string): string {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  return path;
}

/** Returns whether the folder holds a database. Throws for one that could not be used, and changes nothing. */
export function inspectFolder(directory: string): boolean {
  let place = directory;
  while (!existsSync(place)) place = dirname(place);
  // Throws ENOTDIR where it is a file.
  readdirSync(place);
  if (place === directory) refuseForeign(directory);
  accessSync(place, constants.W_OK | constants.X_OK);
  return existsSync(databaseOf(directory));
}

function refuseForeign(directory: string): void {
  const names = readdirSync(directory);
  if (names.some((name) => /^\d+\.(?:snapshot|journal)$/.test(name)))
    throw new ControlError(
      'conflict',
      `${directory} was written by version 1.1 of the simulator, which kept snapshots and journals and no database: start that version to go on with it, choose another folder, or delete this one to begin afresh.`,
    );
  const foreign = names.find((name) => !/^\.|^worlds\.(?:lock|sqlite)(?:-(?:wal|shm|journal))?$/.test(name));
  if (foreign !== undefined)
    throw new ControlError(
      'conflict',
      `${directory} holds ${foreign}, which is not the simulator's: choose an empty folder, or one that does not exist yet.`,
    );
}
