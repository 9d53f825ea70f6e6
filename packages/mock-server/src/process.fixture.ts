/** The built simulator as a child process that can be stopped and killed. */
import type { ChildProcess, ChildProcessByStdio, SpawnOptionsWithStdioTuple } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the built process is, once the tests of a file run. */
const built = { main: '' };

/** Every process that was started; a test that fails leaves none behind. */
const started: ChildProcess[] = [];

/** Builds the process before the tests of a file, into a folder that is gone after them. */
export function buildWhileTesting(): void {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mock-built-'));
    // The external modules of the bundle.
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', join(folder, 'dist')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    built.main = join(folder, 'dist/main.js');
  });
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
}

/** A process that was asked for something, and what it said so far. */
export interface SpokenProcess {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly output: { out: string; err: string };
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts the process with flags, in the folder of its package. */
export function startBuilt(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): SpokenProcess {
  return listenTo(spawn(process.execPath, [built.main, ...args], optionsWith(env)));
}

/** Starts the process by a script of the shell, in which `"$@"` stands for it and its flags. */
export const startByShell = (script: string, args: readonly string[]): SpokenProcess =>
  listenTo(spawn('sh', ['-c', script, 'sh', process.execPath, built.main, ...args], optionsWith({})));

const optionsWith = (
  env: Readonly<Record<string, string>>,
): SpawnOptionsWithStdioTuple<'ignore', 'pipe', 'pipe'> => ({
  cwd: root,
  env: { ...process.env, ...env },
  stdio: ['ignore', 'pipe', 'pipe'],
});

function listenTo(child: SpokenProcess['child']): SpokenProcess {
  started.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return { child, output, ended };
}

export interface StartedProcess extends SpokenProcess {
  readonly address: string;
}

/** Starts the process over a folder; done when it answers. */
export async function startKept(directory: string, ...flags: readonly string[]): Promise<StartedProcess> {
  return answering(startBuilt(flagsOver(directory, ...flags)));
}

/** The flags of a process over a folder that prints its address only. */
export const flagsOver = (directory: string, ...flags: readonly string[]): string[] => [
  '--port',
  '0',
  '--quiet',
  '--data',
  directory,
  ...flags,
];

/** Done when a process that prints its address answers there. */
export async function answering(spoken: SpokenProcess): Promise<StartedProcess> {
  const { child, output, ended } = spoken;
  const address = /^http:.*$/m;
  while (!address.test(output.out))
    await Promise.race([
      once(child.stdout, 'data'),
      ended.then((end) => Promise.reject(new Error(`It ended with ${end}: ${output.err}`))),
    ]);
  return { ...spoken, address: address.exec(output.out)?.[0] ?? '' };
}
