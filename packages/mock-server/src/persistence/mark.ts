/**
 * The number of the last commit with a response, in a file beside the database. A cut or damaged log of SQLite reads as
 * an earlier moment; the mark shows that it is one.
 */
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { markOf, prepareFile } from './folder.ts';

/** One length for all numbers, so that a write replaces the whole line. */
function lineOf(commits: number): string {
  const text = String(commits).padStart(16);
  return `${text} ${String(crc32(text)).padStart(10)}\n`;
}

/** Returns the number; undefined for a missing or empty mark, as a killed first start leaves it; or `damaged`. */
export function readMark(directory: string): number | 'damaged' | undefined {
  const path = markOf(directory);
  const line = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (line === '') return undefined;
  const commits = Number.parseInt(line);
  return lineOf(commits) === line ? commits : 'damaged';
}

export function openMark(directory: string) {
  const file = openSync(prepareFile(markOf(directory)), 'r+');
  return {
    write: (commits: number): void => void writeSync(file, lineOf(commits), 0),
    close: (): void => closeSync(file),
  };
}
