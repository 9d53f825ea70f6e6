/**
 * `conform:prism`: the suite through Prism, which knows the contract from the exported OpenAPI only and holds every
 * request and answer against it. What the suite's own judge and the simulator's both overlook, a third one sees.
 */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoLinkSecret } from '@wallet/contract/deposit';
import { createControl } from '../src/control/client.ts';
import { describeContract } from '../src/control/openapi.ts';
import { createServer } from '../src/server.ts';
import type { Need } from './case.ts';
import { cases } from './cases.ts';
import { writeText } from './report/text.ts';
import { tallyOf } from './report/tally.ts';
import type { Outcome } from './runner.ts';
import { run } from './runner.ts';

/** Runs on Node 20; later ones want Node 24. */
const prismVersion = '5.14.2';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  await once(socket, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts Prism in front of a backend; ends with the process at the latest. */
async function startPrism(
  document: string,
  upstream: string,
  flags: readonly string[],
): Promise<{ child: ChildProcess; address: string }> {
  const port = await freePort();
  const child = spawn(
    'npx',
    ['-y', `@stoplight/prism-cli@${prismVersion}`, 'proxy', document, upstream]
      .concat(['--host', '127.0.0.1', '--port', String(port), '--errors'])
      .concat(flags),
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  process.once('exit', () => stop(child));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Prism is listening')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Prism ended with ${code}:\n${said}`)));
  });
  return { child, address: `http://127.0.0.1:${port}` };
}

/** npx starts Prism as a process of its own, so the whole group is told. */
function stop({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
}

/** One run through Prism; `without` is what it does not let through. */
async function runThrough(
  upstream: string,
  document: string,
  { flags, without }: { readonly flags: readonly string[]; readonly without: readonly Need[] },
): Promise<Outcome> {
  const prism = await startPrism(document, upstream, flags);
  try {
    return await run(
      {
        baseUrl: prism.address,
        profile: 'mock',
        // Neither is in the document: Prism carries no sockets, and the control API is no part of the product.
        control: createControl({ baseUrl: upstream }),
        socketUrl: upstream,
        members: [],
        allowsEffects: true,
        without,
        linkSecret: demoLinkSecret,
        timeout: 30_000,
      },
      { cases, grep: process.argv[2] === undefined ? undefined : new RegExp(process.argv[2], 'i') },
    );
  } finally {
    stop(prism.child);
  }
}

/** The document without what every call wants of a caller: Prism would answer in its place. */
const openToAll = (document: object): object =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === 'security' ? undefined : value)),
  ) as object;

const directory = mkdtempSync(join(tmpdir(), 'conform-'));
const server = await createServer();
try {
  const upstream = await server.listen();
  const described = describeContract();
  const runs = [
    ['requests and answers are validated', described, { flags: [], without: ['malformed', 'unreadable'] }],
    [
      'every request is let through, answers are validated',
      openToAll(described),
      { flags: ['--validate-request', 'false'], without: ['unreadable'] },
    ],
  ] as const;
  for (const [what, document, how] of runs) {
    print(`Prism ${prismVersion}: ${what} …`);
    const file = join(directory, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const outcome = await runThrough(upstream, file, how);
    print(writeText(outcome));
    if (tallyOf(outcome).departed > 0) process.exitCode = 1;
  }
} finally {
  await server.close();
  rmSync(directory, { recursive: true });
}
