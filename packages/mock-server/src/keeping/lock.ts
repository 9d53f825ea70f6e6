/** One process at a time in a folder. A lock whose process is gone, after `kill -9` or a crash, does not count. */
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { KeepingRefused, systemWord } from './refusal.ts';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Tells processes apart that had the same number one after the other; empty where the system does not say. */
  readonly since: string;
}

/** The folders this process holds: its own number in a lock says nothing after a restart in a container. */
const held = new Set<string>();

/** Takes a folder; answers how to let go of it. Throws a KeepingRefused while another process has it. */
export function lock(directory: string): () => void {
  const path = join(directory, 'lock');
  if (held.has(path)) throw refusalOf(directory, path, { pid: process.pid, host: hostname(), since: '' });
  const own = `${path}.${process.pid}`;
  const mine: Holder = { pid: process.pid, host: hostname(), since: startOf(process.pid) };
  writeFileSync(own, `${JSON.stringify(mine)}\n`);
  try {
    // A link appears with its content, and to one of two at most.
    while (!link(own, path)) removeStale(directory, path);
  } finally {
    rmSync(own, { force: true });
  }
  held.add(path);
  return () => {
    held.delete(path);
    rmSync(path, { force: true });
  };
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (systemWord(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes away a lock that nobody holds any more. */
function removeStale(directory: string, path: string): void {
  const holder = readHolder(path);
  if (holder === 'gone') return;
  if (holder === undefined || isAlive(holder)) throw refusalOf(directory, path, holder);
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (systemWord(error) === 'ENOENT') return;
    throw error;
  }
  const taken = readHolder(aside);
  // Between the look and the renaming somebody else may have taken the folder: theirs goes back.
  if (JSON.stringify(taken) !== JSON.stringify(holder) && !existsSync(path)) renameSync(aside, path);
  rmSync(aside, { force: true });
}

function readHolder(path: string): Holder | 'gone' | undefined {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' && typeof since === 'string'
      ? { pid, host, since }
      : undefined;
  } catch (error) {
    if (systemWord(error) === 'ENOENT') return 'gone';
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isAlive({ pid, host, since }: Holder): boolean {
  // What runs on another machine cannot be seen from here.
  if (host !== hostname()) return true;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (systemWord(error) !== 'EPERM') return false;
  }
  return since === '' || startOf(pid) === since;
}

/** When a process began, in ticks since which boot; empty where the system does not say. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the process, in brackets, may hold anything; the start is the 20th field after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${boot} ${ticks}`;
  } catch {
    return '';
  }
}

function refusalOf(directory: string, path: string, holder: Holder | undefined): KeepingRefused {
  const who = holder ? `the process ${holder.pid} on ${holder.host}` : 'another process';
  return new KeepingRefused(
    `${directory} is in use by ${who}: stop it, or choose another folder. If nothing runs there any more, delete ${path}.`,
  );
}
