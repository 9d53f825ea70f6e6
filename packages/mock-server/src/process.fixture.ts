/** The built simulator as a child process. */
import {
  execFileSync,
  spawn,
  type ChildProcess,
  type ChildProcessByStdio,
  type SpawnOptionsWithStdioTuple,
} from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The path of the build, once the tests of a file run. */
const built = { main: '' };

/** Started processes, which are killed after the tests of a file. */
const started: ChildProcess[] = [];

/** Builds the simulator before the tests of a file, into a temporary folder. */
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

/** A child process and its output so far. */
export interface RunningProcess {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly output: { out: string; err: string };
  /** Resolves to the exit code, or to the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts the process with flags, in the folder of its package. */
export function startBuilt(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningProcess {
  return collectOutput(spawn(process.execPath, [built.main, ...args], optionsWith(env)));
}

/** Starts the process by a shell script, in which `"$@"` is the command with its flags. */
export const startByShell = (script: string, args: readonly string[]): RunningProcess =>
  collectOutput(spawn('sh', ['-c', script, 'sh', process.execPath, built.main, ...args], optionsWith({})));

const optionsWith = (
  env: Readonly<Record<string, string>>,
): SpawnOptionsWithStdioTuple<'ignore', 'pipe', 'pipe'> => ({
  cwd: root,
  env: { ...process.env, ...env },
  stdio: ['ignore', 'pipe', 'pipe'],
});

function collectOutput(child: RunningProcess['child']): RunningProcess {
  started.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return { child, output, ended };
}

export interface StartedProcess extends RunningProcess {
  readonly address: string;
}

/** Starts the process with `--data`. Resolves when it listens. */
export async function startWithData(directory: string, ...flags: readonly string[]): Promise<StartedProcess> {
  return listening(startBuilt(flagsWithData(directory, ...flags)));
}

/** Returns the flags of a process with `--data` that prints its address only. */
export function flagsWithData(directory: string, ...flags: readonly string[]): string[] {
  return ['--port', '0', '--quiet', '--data', directory, ...flags];
}

/** Resolves when the process has printed its address. */
export async function listening(running: RunningProcess): Promise<StartedProcess> {
  const { child, output, ended } = running;
  const address = /^http:.*$/m;
  while (!address.test(output.out))
    await Promise.race([
      once(child.stdout, 'data'),
      ended.then((end) => Promise.reject(new Error(`It ended with ${end}: ${output.err}`))),
    ]);
  return { ...running, address: address.exec(output.out)?.[0] ?? '' };
}
