/** Compares the calls of fifty testers, each with a world and four sockets, with those of one, alternately. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { demoPhones } from '@wallet/contract/demo-members';
import { io, type Socket } from 'socket.io-client';
import { runTeamCommand } from '../src/cli/team-command.ts';
import { callsOf } from '../src/client/calls.ts';
import { overHttp } from '../src/client/http.ts';
import { createControl } from '../src/control/control-client.ts';
import { percentile } from './load.ts';
import { start, stop } from './process.ts';

const testers = 50;
const socketsEach = 4;
const rounds = 4;
const secondsEach = 5;
/** Milliseconds between two calls of a tester. */
const pause = 100;
/** Milliseconds that the p95 of many may exceed that of one. */
const budget = 20;

const directory = mkdtempSync(join(tmpdir(), 'bench-team-'));
const file = join(directory, 'team.json');
const keys: string[] = [];
for (let n = 0; n < testers; n++)
  keys.push((await runTeamCommand(['add', `tester${n}`, '--file', file])).split('\n').at(-1) ?? '');
const flags = ['--port', '0', '--quiet', '--team', file, '--data', join(directory, 'state')];
const { child, address } = await start(['dist/main.js', ...flags]);

interface Tester {
  /** Makes a transfer, a read of the wallet, or a control call, in turn. */
  call(): Promise<void>;
  readonly sockets: readonly Socket[];
}

const openSocket = (token: string): Socket =>
  io(address, { transports: ['websocket'], forceNew: true, auth: { token } });

async function createTester(key: string): Promise<Tester> {
  const world = await createControl({ baseUrl: address, key }).worlds.create();
  const { token } = await world.members.signIn(demoPhones.rich);
  const calls = callsOf(overHttp(address));
  const sockets = Array.from({ length: socketsEach }, () => openSocket(token));
  let turn = 0;
  return {
    sockets,
    async call() {
      turn++;
      if (turn % 3 === 0) return void (await world.clock.read());
      const [from, to] = turn % 2 === 0 ? (['wallet', 'PG'] as const) : (['PG', 'wallet'] as const);
      const { status, text } =
        turn % 3 === 1
          ? await calls('wallet.read', { token })
          : await calls('wallet.transfer', { token, body: { from, to, amount: 1 } });
      if (status !== 200) throw new Error(`A call returned ${status} ${text}.`);
    },
  };
}

/** Resolves to the times of the calls of these testers, in milliseconds. */
async function measure(some: readonly Tester[]): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + secondsEach * 1_000;
  await Promise.all(
    some.map(async ({ call }) => {
      await delay(Math.random() * pause);
      while (performance.now() < until) {
        const begun = performance.now();
        await call();
        times.push(performance.now() - begun);
        await delay(pause);
      }
    }),
  );
  return times;
}

try {
  const everyone: Tester[] = [];
  for (const key of keys) everyone.push(await createTester(key));
  const sockets = everyone.flatMap((tester) => tester.sockets);
  while (sockets.some(({ connected }) => !connected)) await delay(50);
  await measure(everyone);
  const [one, many]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    one.push(...(await measure(everyone.slice(0, 1))));
    many.push(...(await measure(everyone)));
  }
  if (sockets.some(({ connected }) => !connected)) throw new Error('A socket was closed.');
  for (const [who, times] of [['1 tester', one] as const, [`${testers} testers`, many] as const])
    console.log(
      `${who}, ${sockets.length} sockets: ${times.length} calls, median ${percentile(0.5, times).toFixed(1)} ms, p95 ${percentile(0.95, times).toFixed(1)} ms`,
    );
  const more = percentile(0.95, many) - percentile(0.95, one);
  console.log(`p95 of many above that of one: ${more.toFixed(1)} ms (budget ${budget} ms)`);
  if (more > budget) process.exitCode = 1;
  for (const socket of sockets) socket.close();
} finally {
  await stop(child);
  rmSync(directory, { recursive: true });
}
