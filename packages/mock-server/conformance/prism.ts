/**
 * `conform:prism`: runs the suite through Prism, which validates every request and response with the exported OpenAPI
 * document only.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoLinkSecret } from '@wallet/contract/deposit';
import { startFetched, versions } from '../bench/fetched.ts';
import { createControl } from '../src/control/control-client.ts';
import { describeContract } from '../src/control/openapi.ts';
import { print } from '../src/cli/print.ts';
import { createServer } from '../src/server.ts';
import type { Capability } from './capability.ts';
import { cases } from './cases.ts';
import { writeText } from './report/text-report.ts';
import { tallyOf } from './report/tally.ts';
import type { Outcome } from './runner.ts';
import { run } from './runner.ts';

/** Runs the suite once through Prism; `without` lists the requests that Prism blocks. */
async function runThrough(
  upstream: string,
  document: string,
  { flags, without }: { readonly flags: readonly string[]; readonly without: readonly Capability[] },
): Promise<Outcome> {
  const prism = await startFetched(versions.prism, (port) =>
    ['proxy', document, upstream, '--host', '127.0.0.1', '--port', port, '--errors'].concat(flags),
  );
  try {
    return await run(
      {
        baseUrl: prism.address,
        profile: 'mock',
        // The document has neither: Prism proxies no sockets, and the control API is not part of the product.
        control: createControl({ baseUrl: upstream }),
        socketUrl: upstream,
        members: [],
        allowsEffects: true,
        allowsPayouts: true,
        without,
        linkSecret: demoLinkSecret,
        timeout: 30_000,
      },
      cases,
      process.argv[2] === undefined ? undefined : new RegExp(process.argv[2], 'i'),
    );
  } finally {
    prism.stop();
  }
}

/** Returns the document without `security`: Prism would check it and respond itself. */
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
    ['requests and responses are validated', described, { flags: [], without: ['malformed', 'unreadable'] }],
    [
      'all requests pass, responses are validated',
      openToAll(described),
      { flags: ['--validate-request', 'false'], without: ['unreadable'] },
    ],
  ] as const;
  for (const [what, document, how] of runs) {
    print(`${versions.prism}: ${what} …`);
    const file = join(directory, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const outcome = await runThrough(upstream, file, how);
    print(writeText(outcome));
    if (tallyOf(outcome).failed > 0) process.exitCode = 1;
  }
} finally {
  await server.close();
  rmSync(directory, { recursive: true });
}
