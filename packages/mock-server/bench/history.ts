/** Measures the cost of the history: a transfer with it beside one without, in turns, in memory and with `--data`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPhones } from '@wallet/contract/demo-members';
import { print } from '../src/cli/print.ts';
import { headersOf } from '../src/client/calls.ts';
import { createControl } from '../src/control/control-client.ts';
import { createServer } from '../src/server.ts';
import { median } from './load.ts';

const [blocks, inBlock] = [60, 100];

/** Returns a function that makes a block of transfers and returns the milliseconds of one. */
async function open(options: Parameters<typeof createServer>[0]) {
  const server = await createServer({ ...options, seed: 'bench' });
  const { token } = await createControl({ baseUrl: await server.listen() })
    .worlds.of('default')
    .members.signIn(demoPhones.rich);
  const call = { method: 'POST', url: '/api/wallet/transfer', headers: headersOf({ token }) } as const;
  let turn = 0;
  async function block(): Promise<number> {
    const begun = performance.now();
    for (let count = 0; count < inBlock; count++) {
      // Alternates the direction, so that the balance suffices.
      const [from, to] = turn++ % 2 === 0 ? (['wallet', 'PG'] as const) : (['PG', 'wallet'] as const);
      const { statusCode, body } = await server.app.inject({ ...call, payload: { from, to, amount: 1 } });
      if (statusCode !== 200) throw new Error(`A transfer returned ${statusCode} ${body}.`);
    }
    return (performance.now() - begun) / inBlock;
  }
  return { block, close: () => server.close(), world: server.worlds.get('default') };
}

async function compare(what: string, optionsOf: () => Parameters<typeof createServer>[0]): Promise<void> {
  const kept = await open(optionsOf());
  const none = await open({ ...optionsOf(), historyEntries: 0 });
  const pairs: { readonly kept: number; readonly none: number }[] = [];
  for (let n = 0; n < blocks; n++) {
    // Each goes first in half of the pairs.
    const first = await (n % 2 === 0 ? kept : none).block();
    const second = await (n % 2 === 0 ? none : kept).block();
    pairs.push(n % 2 === 0 ? { kept: first, none: second } : { kept: second, none: first });
  }
  const bytes = kept.world?.history.frames
    .flatMap(({ steps }) => steps)
    .reduce((sum, { writes }) => sum + JSON.stringify(writes).length, 0);
  await kept.close();
  await none.close();
  // The first pairs are a warm-up.
  const used = pairs.slice(10);
  const ratio = median(used.map(({ kept: one, none: other }) => one / other));
  const time = median(used.map(({ none: other }) => other));
  print(
    `${what.padEnd(12)} ${ratio.toFixed(2)} × ${time.toFixed(2)} ms, ${((bytes ?? 0) / blocks / inBlock / 1024).toFixed(1)} KB`,
  );
}

const directory = mkdtempSync(join(tmpdir(), 'bench-history-'));
let folders = 0;
await compare('in memory', () => ({}));
await compare('with --data', () => ({ dataDirectory: join(directory, String(folders++)) }));
rmSync(directory, { recursive: true });
