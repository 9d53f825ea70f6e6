import { demoPhones } from '@wallet/contract/demo-members';
import { inBaht } from '@wallet/contract/wire/money.fixture';
import { afterEach, describe, expect, it } from 'vitest';
import { memberOf } from '../domains/domain-client.fixture.ts';
import { account } from '../world/account.ts';
import { callsOf, requestOf } from '../client/calls.ts';
import { encodeRequest, overHttp } from '../client/http.ts';
import { createControl } from '../control/control-client.ts';
import type { FaultEffect } from '../world/fault-schema.ts';
import type { FaultPhase } from '../world/fault.ts';
import type { World } from '../world/world.ts';
import { addFault } from '../domains/fault.ts';
import { openServer, richPhone, send, tokenFor, newWorld } from './http.fixture.ts';

const server = await openServer();
const address = await server.listen();

const opened: World[] = [];
afterEach(() => {
  for (const world of opened.splice(0)) {
    expect(world.audit()).toEqual([]);
    server.worlds.remove(world.id);
  }
});

function open() {
  const world = newWorld(server.worlds);
  opened.push(world);
  return { world, token: tokenFor(world), control: createControl({ baseUrl: address }).worlds.of(world.id) };
}

const owner = (world: World): string => memberOf(world, 'rich').id;
const heldOf = (world: World): number => inBaht(world.ledger.balance(account.held(owner(world))));

/** Requests a withdrawal of ฿100 over a real connection. */
function withdraw(
  world: World,
  token: string,
  { intent, signal }: { readonly intent?: string | undefined; readonly signal?: AbortSignal } = {},
): Promise<Response> {
  const body = { amount: 100 };
  const { path, ...request } = encodeRequest(requestOf('withdraw.create', { world, token, intent, body }));
  return fetch(address + path, { ...request, ...(signal && { signal }) });
}

const rule = (world: World, effect: FaultEffect, phase: FaultPhase = 'before', times = 1) =>
  addFault(world, { operation: 'withdraw.create', times, phase, effect });

/** The journal entry of a rule that acted. */
const faulted = { name: 'withdraw.create', kind: 'fault' } as const;

/** The effect on the money, by phase: `before` has none, `after` is complete. */
const phases = [
  ['before', 0],
  ['after', 100],
] as const;

describe.each(phases)('over a connection, %s the commit', (phase, held) => {
  it.each([
    ['reset', 'ECONNRESET'],
    ['close', 'UND_ERR_SOCKET'],
  ] as const)('the connection breaks: %s', async (how, code) => {
    const { world, token } = open();
    rule(world, { type: 'network', how }, phase);
    await expect(withdraw(world, token)).rejects.toMatchObject({ cause: { code } });
    expect(heldOf(world)).toBe(held);
  });

  it('the response is truncated', async () => {
    const { world, token } = open();
    rule(world, { type: 'network', how: 'truncate' }, phase);
    const response = await withdraw(world, token);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
    expect(heldOf(world)).toBe(held);
  });

  it('the connection hangs', async () => {
    const { world, token, control } = open();
    rule(world, { type: 'network', how: 'hang' }, phase);
    const timeout = new AbortController();
    const hanging = withdraw(world, token, { signal: timeout.signal });
    await control.journal.wait(faulted);
    expect((await callsOf(overHttp(address))('withdraw.limits', { world, token })).status).toBe(200);
    timeout.abort();
    await expect(hanging).rejects.toThrow('aborted');
    expect(heldOf(world)).toBe(held);
  });

  it.each([
    ['json', 'application/json; charset=utf-8'],
    ['html', 'text/html; charset=utf-8'],
    ['empty', 'application/json; charset=utf-8'],
  ] as const)('the response is malformed: %s', async (how, type) => {
    const { world, token } = open();
    rule(world, { type: 'malformed', how }, phase);
    const response = await withdraw(world, token);
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(heldOf(world)).toBe(held);
  });

  it.each<[FaultEffect, number, string | null, string]>([
    [{ type: 'error', code: 'INTERNAL_SERVER_ERROR', status: 503 }, 503, null, 'INTERNAL_SERVER_ERROR'],
    [{ type: 'rateLimit', retryAfterSeconds: 42 }, 429, '42', 'REQUEST_LIMIT'],
  ])('an error replaces the response: %o', async (effect, status, retryAfter, message) => {
    const { world, token } = open();
    rule(world, effect, phase);
    const response = await withdraw(world, token);
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(await response.json()).toEqual({ message });
    expect(heldOf(world)).toBe(held);
  });

  it('the response is held until its release; meanwhile the same intent is in flight', async () => {
    const { world, token, control } = open();
    rule(world, { type: 'hold', hold: 'bank' }, phase);
    const parked = withdraw(world, token, { intent: 'one' });
    await control.journal.wait(faulted);
    expect(await control.holds.list()).toEqual([
      { hold: 'bank', operation: 'withdraw.create', memberId: owner(world) },
    ]);
    expect(heldOf(world)).toBe(held);
    const again = await withdraw(world, token, { intent: 'one' });
    expect([again.status, await again.json()]).toEqual([409, { message: 'REQUEST_LIMIT' }]);
    expect(await control.holds.release('bank')).toEqual({ released: 1 });
    const response = await parked;
    expect([response.status, await response.json()]).toEqual([200, { message: 'SUCCESS' }]);
    const replayed = await withdraw(world, token, { intent: 'one' });
    expect([replayed.status, heldOf(world)]).toEqual([200, 100]);
  });

  it('an injected request fails, too', async () => {
    const { world, token } = open();
    for (const how of ['reset', 'close', 'hang', 'truncate'] as const) {
      addFault(world, { operation: 'withdraw.limits', times: 1, phase, effect: { type: 'network', how } });
      await expect(send(server, 'withdraw.limits', { world, token })).rejects.toThrow();
    }
    expect((await send(server, 'withdraw.limits', { world, token })).status).toBe(200);
  });
});

describe('effects without a phase', () => {
  it('delay by the drawn latency', async () => {
    const { world, token } = open();
    for (const phase of ['before', 'after'] as const)
      rule(world, { type: 'latency', latency: { shape: 'uniform', from: 20, to: 30 } }, phase);
    const begun = performance.now();
    expect((await withdraw(world, token)).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(39);
    expect(world.journal.verify({ name: 'withdraw.create', kind: 'fault', times: 2 }).isMet).toBe(true);
  });

  it('duplicate a call: one effect with a key, two without one', async () => {
    const { world, token } = open();
    rule(world, { type: 'duplicate' }, 'before', 2);
    for (const [intent, held] of [
      ['one', 100],
      [undefined, 300],
    ] as const) {
      expect((await withdraw(world, token, { intent })).status).toBe(200);
      expect(heldOf(world)).toBe(held);
    }
  });
});

describe('a rule matches', () => {
  it('by phone number, and rejects an unknown member', async () => {
    const { world, token } = open();
    const fault = { operation: 'wallet.read', effect: { type: 'error', code: 'REQUEST_LIMIT' } } as const;
    addFault(world, { ...fault, member: demoPhones.new });
    expect((await send(server, 'wallet.read', { world, token })).status).toBe(200);
    addFault(world, { ...fault, member: richPhone });
    expect((await send(server, 'wallet.read', { world, token })).body.message).toBe('REQUEST_LIMIT');
    for (const one of [{ member: '0800000000' }, { memberId: '0800000000' }])
      expect(() => addFault(world, { ...fault, ...one })).toThrow('no member with the id or phone number 08');
  });

  it('by path parameters, within a span of world time', async () => {
    const { world, token } = open();
    const fault = { operation: 'bonus.activate', effect: { type: 'error', code: 'REQUEST_LIMIT' } } as const;
    const ask = async (code: string) =>
      (await send(server, 'bonus.activate', { world, token, params: { code } })).body.message;
    const from = new Date(world.clock.now() + 60_000).toISOString();
    const until = new Date(world.clock.now() + 120_000).toISOString();
    addFault(world, { ...fault, pathParams: { code: 'NOTHING1' }, from, until });
    const answers = [];
    for (let minute = 0; minute < 3; minute++) {
      answers.push([await ask('NOTHING1'), await ask('NOTHING2')]);
      world.advance(60_000);
    }
    const none = await ask('NOTHING2');
    expect(answers).toEqual([
      [none, none],
      ['REQUEST_LIMIT', none],
      [none, none],
    ]);
  });

  it('after the access checks, and before authentication', async () => {
    const { world } = open();
    addFault(world, { operation: 'wallet.read', times: 1, effect: { type: 'error', code: 'REQUEST_LIMIT' } });
    const marker = await send(server, 'wallet.read', { world, headers: { 'x-player-client': 'x' } });
    expect(marker.body.message).toBe('KEY_INVALID');
    expect((await send(server, 'wallet.read', { world })).body.message).toBe('REQUEST_LIMIT');
    expect((await send(server, 'wallet.read', { world })).body.message).toBe('UNAUTHORIZED');
  });
});
