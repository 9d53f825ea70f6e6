/** The budgets of the simulator, measured in one run; the ratio is against bare Fastify sending the same JSON. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPhones } from '@wallet/contract/demo-members';
import { io } from 'socket.io-client';
import { callsOf, headersOf } from '../src/client/calls.ts';
import { overHttp } from '../src/client/http.ts';
import { createControl } from '../src/control/control-client.ts';
import { print } from '../src/cli/print.ts';
import { createOrigins, worldRules } from '../src/scenario/origins.ts';
import { createServer } from '../src/server.ts';
import { days } from '../src/world/clock.ts';
import { createWorld } from '../src/world/create-world.ts';
import type { World } from '../src/world/world.ts';
import { measure, median } from './load.ts';
import { start, stop } from './process.ts';

interface Line {
  readonly what: string;
  readonly figure: string;
  readonly budget: string;
  readonly isMet: boolean;
}

const lines: Line[] = [];

const progress = (what: string): void => void process.stderr.write(`${what} …\n`);
const atMost = (what: string, value: number, budget: number, unit: string, digits = 1): void =>
  void lines.push({
    what,
    figure: `${value.toFixed(digits)} ${unit}`,
    budget: `≤ ${budget} ${unit}`,
    isMet: value <= budget,
  });

/** Returns the milliseconds from the start of the process to the first response. */
async function timeToFirstResponse(): Promise<number> {
  const begun = performance.now();
  const { child, address } = await start(['dist/main.js', '--port', '0', '--quiet']);
  await callsOf(overHttp(address))('site.info');
  const elapsed = performance.now() - begun;
  await stop(child);
  return elapsed;
}

/** Compares the wallet over HTTP with the same JSON from bare Fastify, in turns, so that the load is equal. */
async function compareWithFastify(): Promise<void> {
  const { child: mock, address } = await start(['dist/main.js', '--port', '0', '--quiet']);
  const { token } = await createControl({ baseUrl: address })
    .worlds.of('default')
    .members.signIn(demoPhones.rich);
  const { text: body } = await callsOf(overHttp(address))('wallet.read', { token });
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  writeFileSync(join(directory, 'wallet.json'), body);
  const bare = await start(['--import', 'tsx', 'bench/bare.ts', join(directory, 'wallet.json')]);
  const rateAt = (at: string): Promise<number> =>
    measure({ url: `${at}/api/wallet`, headers: headersOf({ token }), connections: 50, requests: 4_000 });

  const ratios: number[] = [];
  for (let round = 0; round < 8; round++) {
    const ratio = (await rateAt(address)) / (await rateAt(bare.address));
    // The first rounds are a warm-up.
    if (round > 1) ratios.push(ratio);
  }
  await stop(mock);
  await stop(bare.child);
  rmSync(directory, { recursive: true });

  const ratio = median(ratios);
  lines.push({
    what: `wallet over HTTP beside bare Fastify (${(body.length / 1024).toFixed(1)} KB, 50 connections)`,
    figure: `${ratio.toFixed(2)} ×`,
    budget: '≥ 0.7 ×',
    isMet: ratio >= 0.7,
  });
}

async function measureInProcess(): Promise<void> {
  const server = await createServer();
  const address = await server.listen();
  const origin = createOrigins(worldRules(Date.now))({});
  const create = (): World => server.worlds.open((id) => origin.fork(id));
  const world = create();
  const { token } = await createControl({ baseUrl: address })
    .worlds.of(world.id)
    .members.signIn(demoPhones.rich);
  const call = { url: '/api/wallet', headers: headersOf({ token }) };
  const samples: number[] = [];
  for (let count = 0; count < 3_000; count++) {
    const begun = performance.now();
    await server.app.inject(call);
    samples.push(performance.now() - begun);
  }
  atMost('one validated request in-process, median', median(samples.slice(500)), 0.3, 'ms', 2);

  const timesOf = (run: () => void): number[] =>
    Array.from({ length: 60 }, () => {
      const begun = performance.now();
      run();
      return performance.now() - begun;
    });
  atMost('create a world, median', median(timesOf(create)), 5, 'ms', 2);
  const reset = create();
  const changeAndReset = (): void => {
    reset.command({ name: 'bench' }, () => {
      reset.ledger.adjust({ account: 'system:bankClearing' as never, amount: 0 as never, reason: 'bench' });
    });
    reset.reset();
  };
  atMost('reset a world, median', median(timesOf(changeAndReset)), 5, 'ms', 2);

  const sockets = Array.from({ length: 50 }, (_, index) =>
    io(address, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { guestId: `bench-guest-${String(index).padStart(8, '0')}` },
    }),
  );
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject)),
    ),
  );
  const begun = performance.now();
  await server.close();
  atMost('close with 50 sockets', performance.now() - begun, 100, 'ms');
}

function measureClock(): void {
  const at = Date.UTC(2026, 0, 15);
  const samples = Array.from({ length: 7 }, (_, run) => {
    const world = createWorld({
      id: `clock${run}`,
      seed: 'bench',
      market: 'thailand',
      realNow: () => at,
      clock: { mode: 'frozen', at },
      handlers: { tick: () => undefined },
    });
    world.command({ name: 'bench' }, () => {
      for (let count = 0; count < 10_000; count++)
        world.eventQueue.after(world.random.int('bench', days(1)), 'tick', null);
    });
    const begun = performance.now();
    world.advance(days(1));
    return performance.now() - begun;
  });
  atMost('24 h of clock with 10,000 events, median', median(samples), 50, 'ms');
}

/** Measures the memory of a process with 200 used worlds. */
async function measureMemory(): Promise<void> {
  const { child, address } = await start(['dist/main.js', '--port', '0', '--quiet']);
  const control = createControl({ baseUrl: address });
  for (let count = 1; count < 200; count++) {
    const world = await control.worlds.create();
    await world.members.create({ wallet: 100 });
  }
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString());
  await stop(child);
  atMost('memory of 200 worlds', kilobytes / 1024, 300, 'MB', 0);
}

progress('starting five times');
const starts: number[] = [];
for (let count = 0; count < 5; count++) starts.push(await timeToFirstResponse());
atMost('start to first answer, median of 5', median(starts), 600, 'ms', 0);
progress('in process');
await measureInProcess();
progress('over HTTP');
await compareWithFastify();
progress('a day of the clock');
measureClock();
progress('200 worlds');
await measureMemory();

const width = Math.max(...lines.map(({ what }) => what.length));
for (const { what, figure, budget, isMet } of lines)
  print(`${what.padEnd(width)}  ${figure.padStart(18)}  ${budget.padStart(10)}  ${isMet ? 'met' : 'MISSED'}`);
