/** The folder of a database. It contains no other files, and only its owner has access. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmdirSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createFolder } from '@wallet/deploy/folder';
import { ControlError } from '../world/control-error.ts';

/** Returns the path of the database in a folder. SQLite adds `-wal` and `-shm`. */
export const databaseOf = (directory: string): string => join(directory, 'worlds.sqlite');

/** Returns the path of the lock file, which a process locks while it uses the folder. */
export const lockOf = (directory: string): string => join(directory, 'worlds.lock');

/** Returns the path of the mark, the seal of the last commit. */
export const markOf = (directory: string): string => join(directory, 'worlds.mark');

/** Returns the path of the copy of the last start or stop. */
export const goodOf = (directory: string): string => join(directory, 'worlds.good.sqlite');

/** Returns the path of the files that `--go-back` replaced. */
export const damagedOf = (directory: string): string => join(directory, 'worlds.damaged.sqlite');

/** Creates a missing folder. Throws a ControlError for a folder with other files. */
export function prepareFolder(directory: string): void {
  createFolder(directory, 0o700);
  refuseForeign(directory);
  chmodSync(directory, 0o700);
}

/** Restricts a file to its owner, and creates a missing one. */
export function prepareFile(path: string): string {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  return path;
}

/** Throws for a folder that can neither be written nor created. Changes nothing. */
export function requireWritable(directory: string): void {
  let place = directory;
  while (!existsSync(place)) place = dirname(place);
  // Throws ENOTDIR for a file.
  readdirSync(place);
  accessSync(place, constants.W_OK | constants.X_OK);
  // Root has access to /proc, but cannot create a folder there.
  if (place !== directory) rmdirSync(mkdtempSync(join(place, '.check-')));
}

/** Returns whether the folder contains a database. Throws for an unusable one. Changes nothing. */
export function inspectFolder(directory: string): boolean {
  requireWritable(directory);
  if (existsSync(directory)) refuseForeign(directory);
  return existsSync(databaseOf(directory)) || existsSync(markOf(directory));
}

function refuseForeign(directory: string): void {
  const names = readdirSync(directory);
  if (names.some((name) => /^\d+\.(?:snapshot|journal)$/.test(name)))
    throw new ControlError(
      'conflict',
      `${directory} was written by version 1.1 of the simulator, which had no database: start that version to continue with it, choose another folder, or delete this one to start over.`,
    );
  const foreign = names.find(
    (name) => !/^\.|^worlds\.(?:lock|mark|(?:good\.|damaged\.)?sqlite)(?:-(?:wal|shm|journal))?$/.test(name),
  );
  if (foreign !== undefined)
    throw new ControlError(
      'conflict',
      `${directory} holds ${foreign}, which is not the simulator's: choose an empty folder, or one that does not exist yet.`,
    );
}
