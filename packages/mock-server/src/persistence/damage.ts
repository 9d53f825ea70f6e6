/** Errors for damaged data, each with its place and the ways out. */
import { ControlError } from '../world/control-error.ts';

/** Reasons of disk and database errors, by code. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  SQLITE_FULL: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'there is no permission',
  EPERM: 'there is no permission',
  SQLITE_READONLY: 'there is no permission',
  ENOENT: 'no folder can be created there',
  ENOTDIR: 'it is no folder',
  EEXIST: 'it is no folder',
  EIO: 'the disk reports an error',
  SQLITE_IOERR: 'the disk reports an error',
  SQLITE_BUSY: 'another program is writing to it',
  SQLITE_CORRUPT: 'the file is damaged',
  SQLITE_NOTADB: 'the file is damaged',
};

/** Returns the code of a system or database error: `ENOSPC`, `SQLITE_BUSY`. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Returns the reason of an error as part of a sentence. */
export function reasonOf(error: unknown): string {
  const code = errorCode(error);
  // Extended codes start with the general one: SQLITE_IOERR_WRITE.
  const [, general = code] = /^(SQLITE_[A-Z]+)/.exec(code ?? '') ?? [];
  return (general && reasons[general]) ?? (error instanceof Error ? error.message : String(error));
}

/** Returns the error for a folder that cannot store worlds. */
export const refusalOf = (directory: string, error: unknown): ControlError =>
  error instanceof ControlError
    ? error
    : new ControlError('conflict', `The worlds cannot be stored in ${directory}: ${reasonOf(error)}.`, {
        cause: error,
      });

const waysOut =
  '--go-back with the same --data returns to the last good moment; or restore a backup of the folder, or delete it to start over.';

export const damaged = (path: string, place: string, cause?: unknown): ControlError =>
  new ControlError('conflict', `${path} is damaged and was not loaded: ${place}. ${waysOut}`, { cause });

/** Returns the error for a database that lost commits after their responses. */
export const incomplete = (path: string, found: number, marked: number): ControlError =>
  new ControlError(
    'conflict',
    `${path} holds ${found} of ${marked} commits and was not loaded: the later ones are lost. ${waysOut}`,
  );

/** Codes for states of the system. Any other error of a read is damage, such as a short read of a cut file. */
const environmental = /^(?!SQLITE_)|^SQLITE_(?:BUSY|FULL|IOERR(?!_SHORT_READ)|PERM|AUTH|NOMEM|CANTOPEN)/;

/** Runs a function that reads a file. Turns errors of SQLite and of parsers into damage. */
export function orDamaged<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const code = errorCode(error);
    if (error instanceof ControlError || (code !== undefined && environmental.test(code))) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw damaged(path, message.replace(/\.$/, ''), error);
  }
}
