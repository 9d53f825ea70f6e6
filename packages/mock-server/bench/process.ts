/** Child processes of the simulator for measurements. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The folder of the package. */
const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts a process. Resolves to its printed address. */
export async function start(args: readonly string[]): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, address: chunk.toString().trim() };
}

/** Stops a process. Resolves when it has ended. */
export async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, 'exit');
}
