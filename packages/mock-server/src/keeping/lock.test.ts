import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleFolder } from './keeping.sample.ts';
import { lock } from './lock.ts';

/** A folder with a lock in it, as some process left it. */
function locked(holder: object | string): { directory: string; path: string } {
  const directory = sampleFolder();
  const path = join(directory, 'lock');
  writeFileSync(path, typeof holder === 'string' ? holder : JSON.stringify(holder));
  return { directory, path };
}

test('a folder has one holder at a time', () => {
  const directory = sampleFolder();
  const release = lock(directory);
  expect(() => lock(directory)).toThrow(
    `${directory} is in use by the process ${process.pid} on ${hostname()}: stop it, or choose another folder.`,
  );
  release();
  expect(existsSync(join(directory, 'lock'))).toBe(false);
  lock(directory)();
});

test('a process that runs holds its folder, and one that was killed does not', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const { directory, path } = locked({ pid: child.pid, host: hostname(), since: '' });
  expect(() => lock(directory)).toThrow(`in use by the process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = lock(directory);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  release();
});

test.runIf(existsSync('/proc/self/stat'))(
  'another process that has the number of a gone one is another',
  () => {
    const { directory } = locked({ pid: process.ppid, host: hostname(), since: 'an earlier boot 123' });
    lock(directory)();
  },
);

test('a lock with the number of this process, which did not take it, is of the container before', () => {
  const { directory } = locked({ pid: process.pid, host: hostname(), since: '' });
  lock(directory)();
});

test('a process on another machine cannot be judged: the sentence says which file to delete', () => {
  const { directory, path } = locked({ pid: 1, host: 'elsewhere', since: '' });
  expect(() => lock(directory)).toThrow(
    `in use by the process 1 on elsewhere: stop it, or choose another folder. If nothing runs there any more, delete ${path}.`,
  );
});

test('a lock that says nothing is told about, not passed over', () => {
  expect(() => lock(locked('{}').directory)).toThrow('in use by another process');
});
