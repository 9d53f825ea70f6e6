/**
 * The files of a kept folder. Generation 7 is the snapshot `7.snapshot` and the journal `7.journal` of what happened since.
 * A snapshot has its name only once it is whole; the generations before it are then deleted.
 */
import { Buffer } from 'node:buffer';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { KeepingRefused } from './refusal.ts';

export const snapshotOf = (directory: string, generation: number): string =>
  join(directory, `${generation}.snapshot`);
export const journalOf = (directory: string, generation: number): string =>
  join(directory, `${generation}.journal`);

/**
 * The newest generation with a whole snapshot, undefined in a folder without any. Throws a KeepingRefused for a folder that
 * holds something else: it is not ours to write in. `emptySize` is the size of a journal in which nothing is yet.
 */
export async function newestGeneration(directory: string, emptySize: number): Promise<number | undefined> {
  const names = await readdir(directory);
  const generations = names.flatMap((name) => {
    const [, generation] = /^(\d+)\.snapshot$/.exec(name) ?? [];
    return generation === undefined ? [] : [Number(generation)];
  });
  if (generations.length > 0) return Math.max(...generations);
  for (const name of names) {
    if (/^lock|^\.|\.snapshot\.new$/.test(name)) continue;
    // A start that was killed before its first snapshot leaves an empty journal.
    if (name === '1.journal' && (await stat(journalOf(directory, 1))).size <= emptySize) continue;
    throw new KeepingRefused(
      `${directory} holds ${name} and no snapshot of the simulator: choose an empty folder, or one that does not exist yet.`,
    );
  }
  return undefined;
}

/** Deletes what a newer generation has replaced, and what was never finished. */
export async function removeOthers(directory: string, generation: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const [, number] = /^(\d+)\.(?:snapshot|journal)(?:\.new)?$/.exec(name) ?? [];
    if (number !== undefined && (Number(number) !== generation || name.endsWith('.new')))
      await rm(join(directory, name), { force: true });
  }
}

/** Bytes that are written at once, so that a large file neither fills the memory nor holds everything up. */
const chunkBytes = 1024 * 1024;

/** Writes a file that is there as a whole or not at all. */
export async function writeWhole(path: string, parts: Iterable<Uint8Array>): Promise<number> {
  const unfinished = `${path}.new`;
  const file = await open(unfinished, 'w');
  let size = 0;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  const write = async (): Promise<void> => {
    await file.appendFile(Buffer.concat(waiting));
    size += waitingBytes;
    waiting = [];
    waitingBytes = 0;
  };
  try {
    for (const part of parts) {
      waiting.push(part);
      waitingBytes += part.length;
      if (waitingBytes >= chunkBytes) await write();
    }
    await write();
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  return size;
}

/** Makes new, renamed and deleted names of a folder last. Windows has no such call and needs none. */
export async function syncFolder(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
