import { expect, it } from 'vitest';
import { addFault } from '../domains/fault.ts';
import { openServer, send, tokenFor, newWorld } from './http.fixture.ts';
import { bindings } from '../domains/bindings.ts';
import { servedOperations } from './bind.ts';
import type { IncomingCall } from './pipeline.ts';
import { createLostResponses } from './browser-retries.ts';

const server = await openServer();

function open() {
  const world = newWorld(server.worlds);
  const token = tokenFor(world);
  const withdraw = (intent: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    send(server, 'withdraw.create', { world, token, body: { amount: 100 }, intent, headers });
  const lose = (how: 'reset' | 'close') =>
    addFault(world, {
      operation: 'withdraw.create',
      nth: 1,
      phase: 'after',
      effect: { type: 'network', how },
    });
  const effects = () => world.journal.verify({ name: 'withdraw.create', kind: 'call', outcome: 'ok' }).count;
  return { world, withdraw, lose, effects };
}

it.each(['reset', 'close'] as const)(
  'the retry of a browser is lost like the first request: %s',
  async (how) => {
    const { world, withdraw, lose, effects } = open();
    lose(how);
    await expect(withdraw('one')).rejects.toThrow();
    await expect(withdraw('one')).rejects.toThrow();
    expect((await withdraw('two')).status).toBe(200);
    expect(effects()).toBe(2);
    // The rule counts the call of the person once, without the retry of the browser.
    expect(world.faults.list()).toMatchObject([{ seen: 2, hits: 1 }]);
  },
);

it('a client that is no browser retries on purpose and gets the response', async () => {
  const { withdraw, lose, effects } = open();
  lose('reset');
  await expect(withdraw('one', {})).rejects.toThrow();
  expect((await withdraw('one', {})).status).toBe(200);
  expect(effects()).toBe(1);
});

it('a loss in one world affects no other world', async () => {
  const [one, other] = [open(), open()];
  one.lose('reset');
  await expect(one.withdraw('one')).rejects.toThrow();
  expect((await other.withdraw('one')).status).toBe(200);
});

it('expires before a person can try again', () => {
  const operation = servedOperations(bindings).find(({ id }) => id === 'withdraw.create');
  if (!operation) throw new Error('There is no such call.');
  const call: IncomingCall = {
    operation,
    world: open().world,
    headers: { 'sec-fetch-site': 'same-origin' },
    params: {},
    body: { kind: 'json', value: { amount: 100 } },
    ip: '127.0.0.1',
  };
  let now = 0;
  const lostResponses = createLostResponses(() => now);
  const lost = { cut: 'reset', complete: { status: 200, bytes: new Uint8Array() } } as const;
  lostResponses.note(call, {}, lost);
  now = 1_999;
  expect(lostResponses.retried(call, {})).toBe(lost);
  expect(
    lostResponses.retried({ ...call, body: { kind: 'json', value: { amount: 101 } } }, {}),
  ).toBeUndefined();
  now = 2_000;
  expect(lostResponses.retried(call, {})).toBeUndefined();
});
