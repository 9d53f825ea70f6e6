/** Accepted folders, and their lock. */
import { appendFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSample, placeSample, sampleFolder, sampleOptions } from './persistence.fixture.ts';
import { checkPersistence } from './sqlite.ts';

test.each([['lock'], ['1.journal'], ['7.snapshot']])(
  'a folder of version 1.1 is rejected: %s',
  async (name) => {
    const directory = sampleFolder();
    for (const file of new Set([name, '7.journal'])) writeFileSync(join(directory, file), '');
    await expect(openSample(directory)).rejects.toThrow(
      `${directory} was written by version 1.1 of the simulator, which had no database: start that version to continue with it, choose another folder, or delete this one to start over.`,
    );
  },
);

test('a folder with other files is rejected', async () => {
  const directory = sampleFolder();
  writeFileSync(join(directory, 'photo.jpg'), '');
  const sentence = `${directory} holds photo.jpg, which is not the simulator's: choose an empty folder, or one that does not exist yet.`;
  await expect(openSample(directory)).rejects.toThrow(sentence);
  await expect(checkPersistence(sampleOptions(directory))).rejects.toThrow(sentence);
});

test('a folder with empty files of a killed start is accepted', async () => {
  const directory = sampleFolder();
  for (const end of ['.sqlite', '.lock']) appendFileSync(join(directory, `worlds${end}`), '');
  const persistence = await openSample(directory);
  expect(persistence.earlier.worlds).toEqual([]);
  persistence.close();
});

test('a path of a file is rejected', async () => {
  const path = join(sampleFolder(), 'file');
  writeFileSync(path, '');
  const sentence = `The worlds cannot be stored in ${path}: it is no folder.`;
  await expect(openSample(path)).rejects.toThrow(sentence);
  await expect(checkPersistence(sampleOptions(path))).rejects.toThrow(sentence);
});

test.each(['/proc/new/folder', '/proc/self/folder'])(
  'a path without new folders is rejected: %s',
  async (path) => {
    const sentence = `The worlds cannot be stored in ${path}: `;
    await expect(openSample(path)).rejects.toThrow(sentence);
    await expect(checkPersistence(sampleOptions(path))).rejects.toThrow(sentence);
  },
);

test('one process at a time opens a folder', async () => {
  const directory = sampleFolder();
  const persistence = await openSample(directory);
  const sentence = `${directory} is in use by the process ${process.pid}: stop it, or choose another folder.`;
  await expect(openSample(directory)).rejects.toThrow(sentence);
  await expect(checkPersistence(sampleOptions(directory))).rejects.toThrow(sentence);
  persistence.close();
  await checkPersistence(sampleOptions(directory));
  const again = await openSample(directory);
  again.close();
});

test('only the owner has access to a folder', async () => {
  const directory = join(sampleFolder(), 'made');
  const persistence = await openSample(directory);
  placeSample(persistence, 'w');
  const modes = (): Set<string> =>
    new Set(readdirSync(directory).map((name) => modeOf(join(directory, name))));
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  expect([modeOf(directory), modes()]).toEqual(['700', new Set(['600'])]);
  persistence.close();
  expect(modes()).toEqual(new Set(['600']));
});
