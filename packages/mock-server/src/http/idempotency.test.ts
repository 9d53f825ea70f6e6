import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { memberOf } from '../domains/domain-client.fixture.ts';
import { account } from '../world/account.ts';
import { hours } from '../world/clock.ts';
import { openServer, send, tokenFor, newWorld, type Sent } from './http.fixture.ts';

const server = await openServer();
const moving = { from: 'wallet', to: 'PG', amount: 100 };

/** Opens a world, with a function that transfers money under a key, and one that counts the transfers. */
function open() {
  const world = newWorld(server.worlds);
  const token = tokenFor(world);
  return {
    world,
    token,
    transfer: (intent: string, sent: Sent = {}) =>
      send(server, 'wallet.transfer', { world, token, body: moving, intent, ...sent }),
    transfers: () => world.journal.verify({ name: 'wallet.transfer', outcome: 'ok' }).count,
  };
}

describe('an Idempotency-Key', () => {
  it('returns the stored error, too', async () => {
    const { world, transfer } = open();
    const sent = { body: { ...moving, amount: 900_000 } };
    expect((await transfer('a', sent)).body.message).toBe('MONEY_NOT_ENOUGH');
    const { id } = memberOf(world, 'rich');
    world.command({ name: 'test.deposit' }, () =>
      world.ledger.adjust({ account: account.wallet(id), amount: 99_000_000 as never, reason: 'test' }),
    );
    expect((await transfer('a', sent)).body.message).toBe('MONEY_NOT_ENOUGH');
    expect((await transfer('b', sent)).status).toBe(200);
  });

  it('is rejected with another body', async () => {
    const { world, transfer } = open();
    await transfer('a');
    const hash = world.stateHash();
    const other = await transfer('a', { body: { ...moving, amount: 101 } });
    expect([other.status, other.body]).toEqual([422, { message: 'NO_DATA' }]);
    expect(world.stateHash()).toBe(hash);
  });

  it('ignores the order of fields', async () => {
    const { transfer, transfers } = open();
    await transfer('a', { body: '{"from":"wallet","to":"PG","amount":100}' });
    expect((await transfer('a', { body: '{"amount":100,"to":"PG","from":"wallet"}' })).status).toBe(200);
    expect(transfers()).toBe(1);
  });

  it('is scoped to a member and a call', async () => {
    const { world, token, transfer } = open();
    const withdraw = (as: string) =>
      send(server, 'withdraw.create', { world, token: as, body: { amount: 100 }, intent: 'a' });
    const responses = [
      await withdraw(token),
      await transfer('a'),
      await withdraw(tokenFor(world, demoPhones.spin)),
    ];
    expect(responses.map(({ body }) => body.message)).toEqual(['SUCCESS', 'SUCCESS', 'MONEY_NOT_ENOUGH']);
  });

  it('expires after a day of world time, and can be reused repeatedly', async () => {
    const { world, transfer, transfers } = open();
    await transfer('a');
    world.advance(hours(24) - 1);
    await transfer('a');
    expect(transfers()).toBe(1);
    world.advance(1);
    await transfer('a', { token: tokenFor(world) });
    await transfer('a', { token: tokenFor(world) });
    expect(transfers()).toBe(2);
  });

  it('can be reused while other keys are still valid', async () => {
    const { world, transfer, transfers } = open();
    for (const [key, wait] of [
      ['a', hours(1)],
      ['b', hours(23)],
      ['a', hours(1)],
      ['b', 0],
    ] as const) {
      expect((await transfer(key, { token: tokenFor(world) })).status).toBe(200);
      world.advance(wait);
    }
    expect(transfers()).toBe(4);
  });

  it('is ignored by a safe call', async () => {
    const { world, token } = open();
    for (const _ of [1, 2])
      expect((await send(server, 'wallet.read', { world, token, intent: 'a' })).status).toBe(200);
    expect(world.journal.verify({ name: 'wallet.read', outcome: 'ok', times: 2 }).isMet).toBe(true);
  });
});
