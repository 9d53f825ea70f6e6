/** Measures effects in memory and with `--data`: one client at a time, and fifty at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsOf } from '../src/client/calls.ts';
import { inject } from '../src/client/http.ts';
import { createControl } from '../src/control/control-client.ts';
import { createServer } from '../src/server.ts';
import { demoPhones } from '@wallet/contract/demo-members';

interface Cost {
  /** Median in milliseconds. */
  readonly alone: number;
  /** Effects per second of all clients. */
  readonly together: number;
}

const clients = 50;

async function costOf(dataDirectory: string | undefined): Promise<Cost> {
  const server = await createServer(dataDirectory === undefined ? {} : { dataDirectory });
  const { token } = await createControl({ baseUrl: await server.listen() })
    .worlds.of('default')
    .members.signIn(demoPhones.rich);
  const calls = callsOf(inject(server.app));
  let turn = 0;
  const transfer = async (): Promise<void> => {
    // Alternates the direction, so that the balance suffices.
    const [from, to] = turn++ % 2 === 0 ? (['wallet', 'PG'] as const) : (['PG', 'wallet'] as const);
    const { status, text } = await calls('wallet.transfer', { token, body: { from, to, amount: 1 } });
    if (status !== 200) throw new Error(`A transfer returned ${status} ${text}.`);
  };
  const samples: number[] = [];
  for (let count = 0; count < 400; count++) {
    const begun = performance.now();
    await transfer();
    samples.push(performance.now() - begun);
  }
  const rounds = 40;
  const begun = performance.now();
  for (let round = 0; round < rounds; round++) await Promise.all(Array.from({ length: clients }, transfer));
  const seconds = (performance.now() - begun) / 1_000;
  await server.close();
  // The first samples are a warm-up.
  const alone = samples.slice(100).sort((a, b) => a - b)[150] ?? NaN;
  return { alone, together: (rounds * clients) / seconds };
}

/** Returns report lines for one client and for many. */
export async function measureEffects(): Promise<
  readonly { readonly what: string; readonly figure: string }[]
> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-kept-'));
  const memory = await costOf(undefined);
  const kept = await costOf(directory);
  rmSync(directory, { recursive: true });
  const lineOf = (name: string, { alone, together }: Cost) => ({
    what: `a transfer ${name}, median; ${clients} at once`,
    figure: `${alone.toFixed(2)} ms; ${Math.round(together)}/s`,
  });
  return [lineOf('in memory', memory), lineOf('with --data', kept)];
}
