/** Folders that a start creates. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates a folder and its missing parents. With `recursive`, Node never returns for a folder below /proc. */
export function createFolder(directory: string, mode = 0o777): void {
  if (existsSync(directory)) return;
  createFolder(dirname(directory), mode);
  try {
    mkdirSync(directory, { mode });
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(directory)) throw error;
  }
}
