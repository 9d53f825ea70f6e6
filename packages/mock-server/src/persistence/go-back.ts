/** Returns a damaged folder to its last good moment. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ControlError } from '../world/control-error.ts';
import type { Seal } from './checksum.ts';
import { lockFolder } from './database.ts';
import { damagedOf, databaseOf, goodOf, prepareFile } from './folder.ts';
import { openMark, readMark } from './mark.ts';
import { readSound } from './sound.ts';

interface Moment {
  readonly path: string;
  readonly seal: Seal;
}

/**
 * Returns a sentence with the commit. The newest good moment is the database with its log, the database alone, or the
 * copy of the last start or stop. The damaged files stay beside it. Throws a ControlError.
 */
export async function goBack(folder: string): Promise<string> {
  const directory = resolve(folder);
  const { Sqlite, release } = await lockFolder(directory);
  const [path, aside, copies] = [databaseOf(directory), damagedOf(directory), join(directory, '.moments')];

  /** Checks copies, because the checks themselves create files of SQLite. */
  function momentOf(name: string, files: Readonly<Record<string, string>>): Moment[] {
    const copy = join(copies, name);
    for (const [from, end] of Object.entries(files))
      if (existsSync(from)) copyFileSync(from, prepareFile(`${copy}${end}`));
    try {
      return readSound(Sqlite, copy, (sound) => (sound ? [{ path: copy, seal: sound.seal }] : []));
    } catch {
      return [];
    }
  }

  try {
    rmSync(copies, { recursive: true, force: true });
    mkdirSync(copies, { mode: 0o700 });
    const moments = [
      ...momentOf('whole', { [path]: '', [`${path}-wal`]: '-wal' }),
      ...momentOf('alone', { [path]: '' }),
      ...momentOf('good', { [goodOf(directory)]: '' }),
    ];
    const [first] = moments.sort((one, other) => other.seal.commits - one.seal.commits);
    if (!first)
      throw new ControlError(
        'conflict',
        `${directory} holds no good moment: restore a backup of the folder, or delete it to start over.`,
      );
    const mark = readMark(directory);
    const marked = typeof mark === 'number' ? ` of ${mark}` : '';
    // Closing writes the log into the copy.
    const db = new Sqlite(first.path);
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
    for (const end of ['', '-wal']) {
      rmSync(`${aside}${end}`, { force: true });
      if (existsSync(`${path}${end}`)) copyFileSync(`${path}${end}`, prepareFile(`${aside}${end}`));
    }
    for (const end of ['-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
    renameSync(first.path, path);
    const next = openMark(directory);
    next.write(first.seal.commits);
    next.close();
    return `${directory} is at commit ${first.seal.commits}${marked}. The files before are in ${aside}.`;
  } finally {
    rmSync(copies, { recursive: true, force: true });
    release();
  }
}
