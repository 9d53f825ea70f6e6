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
