/** Errors for damaged data, each with its place and the ways out. */
import { ControlError } from '../world/control-error.ts';
import { errorCode } from './disk-error.ts';

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
