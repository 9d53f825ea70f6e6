/** Tools from the npm registry at pinned versions, run by npx without a dependency. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Pinned versions. Later ones of Prism need Node 24, later ones of json-server Node 22. */
export const versions = { prism: '@stoplight/prism-cli@5.14.2', jsonServer: 'json-server@0.17.4' } as const;

export interface Fetched {
  readonly address: string;
  stop(): void;
}

/** Milliseconds for the download and start of a tool. */
const startTimeout = 120_000;

/** Starts a tool on a free port of 127.0.0.1. Resolves when it responds. The tool ends with this process. */
export async function startFetched(
  tool: string,
  argumentsFor: (port: string) => readonly string[],
): Promise<Fetched> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // A separate process group, because npx starts the tool as another process.
  const child = spawn('npx', ['-y', tool, ...argumentsFor(String(port))], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)));
  const stop = (): void => stopGroup(child);
  process.once('exit', stop);
  try {
    await waitUntilReady(address, child);
  } catch (error) {
    stop();
    throw new Error(`${tool} does not respond: ${String(error)}\n${output}`, { cause: error });
  }
  return { address, stop };
}

async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + startTimeout;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await delay(200);
  }
  throw new Error(`nothing listens after ${startTimeout / 1_000} seconds`);
}

function stopGroup({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid);
  } catch {
    // The group has already ended.
  }
}

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  await once(socket, 'close');
  if (typeof address !== 'object' || !address) throw new Error('A listening socket has no address.');
  return address.port;
}
