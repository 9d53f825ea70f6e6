import { contractViolation } from '@wallet/contract/errors';
import { describe, expect, it } from 'vitest';
import { callsOf } from '../client/calls.ts';
import { overHttp } from '../client/http.ts';
import type { FaultEffect } from '../world/fault-schema.ts';
import type { World } from '../world/world.ts';
import { addFault } from '../domains/fault.ts';
import { openServer, send, tokenFor, newWorld } from './http.fixture.ts';

const server = await openServer();
const address = await server.listen();

function open() {
  const world = newWorld(server.worlds);
  return { world, token: tokenFor(world) };
}

const rule = (world: World, operation: string, effect: FaultEffect) =>
  addFault(world, { operation, times: 1, effect });

const calls = callsOf(overHttp(address));
const read = (world: World, token: string) => calls('wallet.read', { world, token });

const breaksContract = true;

describe('a fault rule defines the response', () => {
  it('with any status, headers and JSON', async () => {
    const { world, token } = open();
    const headers = { 'X-Upstream': 'edge-7', 'retry-after': '9' };
    rule(world, 'wallet.read', {
      type: 'answer',
      status: 299,
      headers,
      json: { ok: [null, 1.005] },
      breaksContract,
    });
    const answer = await read(world, token);
    expect([answer.status, answer.text]).toEqual([299, '{"ok":[null,1.005]}']);
    expect(answer.headers.get('x-upstream')).toBe('edge-7');
    expect(answer.headers.get('retry-after')).toBe('9');
    expect((await read(world, token)).status).toBe(200);
  });

  it.each([
    ['text', { status: 200, text: 'SUCCESS' }, 'text/plain; charset=utf-8'],
    [
      'a page of a gateway',
      { status: 413, text: '<h1>Too large</h1>', headers: { 'content-type': 'text/html' } },
      'text/html',
    ],
    ['nothing', { status: 200 }, 'application/json; charset=utf-8'],
    ['no body', { status: 204 }, null],
  ])('%s', async (_name, answer, type) => {
    const { world, token } = open();
    rule(world, 'wallet.read', { type: 'answer', ...answer, breaksContract });
    const { status, text, headers } = await read(world, token);
    expect([status, text, headers.get('content-type')]).toEqual([
      answer.status,
      'text' in answer ? answer.text : '',
      type,
    ]);
  });

  it.each([
    ['a raw message', 'ธนาคารปิดปรับปรุงถึง 05:00 น.', undefined, 400],
    ['an unknown code', 'BANK_ASLEEP', 503, 503],
  ])('%s in the shape of an error', async (_name, code, status, sent) => {
    const { world, token } = open();
    rule(world, 'wallet.read', { type: 'error', code, ...(status && { status }), breaksContract });
    const answer = await read(world, token);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([sent, { message: code }]);
  });

  it('after the effect, too: money moved, and the response is another one', async () => {
    const { world, token } = open();
    addFault(world, {
      operation: 'withdraw.create',
      phase: 'after',
      effect: { type: 'answer', status: 502, text: 'Bad gateway', breaksContract },
    });
    const body = { amount: 100 };
    const { text } = await send(server, 'withdraw.create', { world, token, body });
    expect(text).toBe('Bad gateway');
    expect(
      world.journal.verify({ name: 'withdraw.create', kind: 'call', outcome: 'ok', times: 1 }).isMet,
    ).toBe(true);
  });

  it('without breaksContract where the contract declares it', async () => {
    const { world, token } = open();
    rule(world, 'wallet.transfer', { type: 'answer', status: 400, json: { message: 'TRANSFER_FAIL' } });
    rule(world, 'withdraw.limits', { type: 'answer', status: 200, json: { withdrawMin: 5, withdrawMax: 6 } });
    rule(world, '*', { type: 'answer', status: 410, json: { message: 'gone' } });
    expect((await read(world, token)).status).toBe(410);
    expect((await send(server, 'withdraw.limits', { world, token })).body).toEqual({
      withdrawMin: 5,
      withdrawMax: 6,
    });
  });

  it.each<[string, FaultEffect, RegExp]>([
    [
      'wallet.read',
      { type: 'answer', status: 200, json: {} },
      /^wallet\.read does not declare such an answer: \/\w+: .*: set breaksContract/,
    ],
    [
      'withdraw.limits',
      { type: 'answer', status: 200, json: { withdrawMin: 5, withdrawMax: 6, fee: 1 } },
      /does not declare all fields of the answer: set breaksContract/,
    ],
    ['wallet.read', { type: 'answer', status: 200, text: 'OK' }, /set breaksContract/],
    [
      'wallet.read',
      { type: 'answer', status: 418, json: { message: 'NO_WALLET' } },
      /does not declare the status 418/,
    ],
    [
      'wallet.read',
      { type: 'answer', status: 400, json: { message: 'ASLEEP' } },
      /does not declare ASLEEP, which is no code of the catalogue/,
    ],
    [
      'wallet.read',
      { type: 'error', code: 'ASLEEP' },
      /does not declare ASLEEP, which is no code of the catalogue: set breaksContract/,
    ],
    [
      'wallet.read',
      { type: 'answer', status: 200, json: 1, text: '1', breaksContract },
      /either json or text/,
    ],
    ['wallet.read', { type: 'answer', status: 204, text: '1', breaksContract }, /has no body/],
    [
      'wallet.read',
      { type: 'answer', status: 200, headers: { 'a b': '1' }, breaksContract },
      /a b is no name of a header/,
    ],
    [
      'wallet.read',
      { type: 'answer', status: 200, headers: { a: '1\r\nb: 2' }, breaksContract },
      /no value of a header/,
    ],
    [
      'wallet.read',
      { type: 'answer', status: 200, headers: { 'Content-Length': '1' }, breaksContract },
      /set by the connection itself/,
    ],
    [
      'wallet.read',
      { type: 'rewrite', operations: [{ op: 'remove', path: 'wallet' }] },
      /^wallet is no JSON pointer: write \/wallet\.$/,
    ],
  ])('and is rejected when it is invalid: %s %o', (operation, effect, message) => {
    expect(() => rule(open().world, operation, effect)).toThrow(message);
  });
});

describe('a rewritten response', () => {
  it('changes fields inside lists, after the handler ran', async () => {
    const { world, token } = open();
    rule(world, 'wallet.read', {
      type: 'rewrite',
      breaksContract,
      operations: [
        { op: 'set', path: '/slots/*/web', value: null },
        { op: 'remove', path: '/wallet/amount' },
        { op: 'add', path: '/surprise', value: [1] },
        { op: 'remove', path: '/nowhere' },
      ],
    });
    const { status, body } = await send(server, 'wallet.read', { world, token });
    expect([status, body['wallet'], body['surprise']]).toEqual([200, {}, [1]]);
    expect(new Set((body['slots'] as { web: unknown }[]).map(({ web }) => web))).toEqual(new Set([null]));
    const [fault] = world.journal.entries().filter(({ kind }) => kind === 'fault');
    expect(fault).toMatchObject({ outcome: 'rewrite', detail: { missed: ['/nowhere'] } });
  });

  it('must match the contract without breaksContract', async () => {
    const { world, token } = open();
    const set = (value: number | null) =>
      rule(world, 'withdraw.limits', {
        type: 'rewrite',
        operations: [{ op: 'set', path: '/withdrawMin', value }],
      });
    set(7);
    expect((await send(server, 'withdraw.limits', { world, token })).body['withdrawMin']).toBe(7);
    set(null);
    const { status, body } = await send(server, 'withdraw.limits', { world, token });
    expect([status, body.message]).toEqual([500, contractViolation]);
    expect(world.journal.verify({ kind: 'violation', name: 'withdraw.limits', times: 1 }).isMet).toBe(true);
  });
});
