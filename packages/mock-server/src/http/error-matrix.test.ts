import { operations } from '@wallet/contract';
import { errorStatus } from '@wallet/contract/errors';
import { describe, expect, it } from 'vitest';
import { addFault } from '../domains/fault.ts';
import { ControlError } from '../world/control-error.ts';
import { goodBody, openServer, send, tokenFor, newWorld } from './http.fixture.ts';

const server = await openServer();
/** Each code once with each of its statuses, and each call once. */
const cells = operations.flatMap(({ id, metadata }, at) =>
  metadata.errors
    .filter(
      (code, n) => n === 0 || !operations.slice(0, at).some((one) => one.metadata.errors.includes(code)),
    )
    .flatMap((code) => errorStatus[code].map((status) => [id, code, status] as const)),
);

it('a fault rule makes every call return a code, and a call each code with each status', async () => {
  const world = newWorld(server.worlds);
  const before = world.stateHash();
  for (const [id, code, status] of cells) {
    const params = { amount: 1 };
    addFault(world, { operation: id, times: 1, effect: { type: 'error', code, status, params } });
    const forced = await send(server, id, { world, token: 'nobody’s', body: goodBody[id] });
    expect([id, forced.status, forced.body]).toEqual([id, status, { message: code, params }]);
  }
  expect(world.stateHash()).toBe(before);
});

describe('a code that a call does not declare', () => {
  it('is rejected in a fault rule without breaksContract', async () => {
    const world = newWorld(server.worlds);
    const effect = { type: 'error', code: 'COUPON_EXPIRED' } as const;
    expect(() => addFault(world, { operation: 'wallet.read', effect })).toThrow(ControlError);
    expect(() => addFault(world, { operation: 'wallet.*', effect })).toThrow(ControlError);
    expect(() =>
      addFault(world, { operation: '*', effect: { type: 'error', code: 'UNAUTHORIZED' } }),
    ).toThrow(ControlError);
    addFault(world, { operation: 'wallet.read', effect: { ...effect, breaksContract: true } });
    const { status, body } = await send(server, 'wallet.read', { world, token: tokenFor(world) });
    expect([status, body]).toEqual([400, { message: 'COUPON_EXPIRED' }]);
  });

  it('is a violation when a rule bypasses that check', async () => {
    const world = newWorld(server.worlds);
    world.faults.add({ operation: 'wallet.read', effect: { type: 'error', code: 'COUPON_EXPIRED' } });
    const { status, body } = await send(server, 'wallet.read', { world });
    expect([status, body.message]).toEqual([500, 'MOCK_CONTRACT_VIOLATION']);
  });

  it('is allowed for * when every call declares it', () => {
    const world = newWorld(server.worlds);
    expect(addFault(world, { operation: '*', effect: { type: 'error', code: 'REQUEST_LIMIT' } }).hits).toBe(
      0,
    );
  });
});
