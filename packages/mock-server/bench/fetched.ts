/** A tool from the npm registry as a process, at a pinned version: run by npx, and no dependency of anything here. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Versions of the tools. Later ones of Prism need Node 24, later ones of json-server Node 22. */
export const versions = { prism: '@stoplight/prism-cli@5.14.2', jsonServer: 'json-server@0.17.4' } as const;

export interface Fetched {
  readonly address: string;
  stop(): void;
}

/** Milliseconds a tool may take to be fetched and to listen. */
const patience = 120_000;

/** Starts a tool on a given port of 127.0.0.1. Resolves when it responds. The tool ends with this process. */
export async function startFetched(
  tool: string,
  argumentsFor: (port: string) => readonly string[],
): Promise<Fetched> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // A group of its own, since npx starts the tool as a process of its own.
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
    await answers(address, child);
  } catch (error) {
    stop();
    throw new Error(`${tool} does not answer: ${String(error)}\n${output}`, { cause: error });
  }
  return { address, stop };
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await delay(200);
  }
  throw new Error(`nothing listens after ${patience / 1_000} seconds`);
}

function stopGroup({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid);
  } catch {
    // It has ended by itself.
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
