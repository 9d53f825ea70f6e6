import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { members } from '../domains/profile/member.ts';
import { account } from '../world/account.ts';
import { hours } from '../world/clock.ts';
import { openServer, richPhone, send, tokenFor, newWorld } from './http.fixture.ts';

const server = await openServer();
const open = () => {
  const world = newWorld(server.worlds);
  world.clock.freeze();
  return { world, token: tokenFor(world) };
};
const key = (value: string) => ({ 'idempotency-key': value });

describe('an Idempotency-Key', () => {
  it('returns the stored error, too', async () => {
    const { world, token } = open();
    const sent = { world, token, body: { from: 'wallet', to: 'PG', amount: 900_000 }, headers: key('a') };
    expect((await send(server, 'wallet.transfer', sent)).body.message).toBe('MONEY_NOT_ENOUGH');
    const owner = members(world).oneBy('phone', richPhone)?.id ?? '';
    world.command({ name: 'test.deposit' }, () =>
      world.ledger.adjust({ account: account.wallet(owner), amount: 99_000_000 as never, reason: 'test' }),
    );
    expect((await send(server, 'wallet.transfer', sent)).body.message).toBe('MONEY_NOT_ENOUGH');
    expect((await send(server, 'wallet.transfer', { ...sent, headers: key('b') })).status).toBe(200);
  });

  it('is rejected with another body', async () => {
    const { world, token } = open();
    const body = { from: 'wallet', to: 'PG', amount: 100 };
    await send(server, 'wallet.transfer', { world, token, body, headers: key('a') });
    const hash = world.stateHash();
    const other = await send(server, 'wallet.transfer', {
      world,
      token,
      body: { ...body, amount: 101 },
      headers: key('a'),
    });
    expect([other.status, other.body]).toEqual([422, { message: 'NO_DATA' }]);
    expect(world.stateHash()).toBe(hash);
  });

  it('ignores the order of fields', async () => {
    const { world, token } = open();
    const one = '{"from":"wallet","to":"PG","amount":100}';
    const two = '{"amount":100,"to":"PG","from":"wallet"}';
    await send(server, 'wallet.transfer', { world, token, body: one, headers: key('a') });
    const again = await send(server, 'wallet.transfer', { world, token, body: two, headers: key('a') });
    expect(again.status).toBe(200);
    expect(world.journal.verify({ name: 'wallet.transfer', outcome: 'ok', times: 1 }).isMet).toBe(true);
  });

  it('is scoped to a member and a call', async () => {
    const { world, token } = open();
    const body = { amount: 100 };
    const other = tokenFor(world, demoPhones.spin);
    const statuses = [
      await send(server, 'withdraw.create', { world, token, body, headers: key('a') }),
      await send(server, 'wallet.transfer', {
        world,
        token,
        body: { from: 'wallet', to: 'PG', ...body },
        headers: key('a'),
      }),
      await send(server, 'withdraw.create', { world, token: other, body, headers: key('a') }),
    ].map(({ body: response }) => response.message);
    expect(statuses).toEqual(['SUCCESS', 'SUCCESS', 'MONEY_NOT_ENOUGH']);
  });

  it('expires after a day of world time, and can be reused repeatedly', async () => {
    const { world, token } = open();
    const sent = { world, body: { from: 'wallet', to: 'PG', amount: 100 }, headers: key('a') };
    const ok = () => world.journal.verify({ name: 'wallet.transfer', outcome: 'ok' }).count;
    await send(server, 'wallet.transfer', { ...sent, token });
    world.advance(hours(24) - 1);
    await send(server, 'wallet.transfer', { ...sent, token });
    expect(ok()).toBe(1);
    world.advance(1);
    await send(server, 'wallet.transfer', { ...sent, token: tokenFor(world) });
    await send(server, 'wallet.transfer', { ...sent, token: tokenFor(world) });
    expect(ok()).toBe(2);
  });

  it('can be reused while other keys are still valid', async () => {
    const { world } = open();
    const ask = async (name: string) =>
      (
        await send(server, 'wallet.transfer', {
          world,
          token: tokenFor(world),
          body: { from: 'wallet', to: 'PG', amount: 100 },
          headers: key(name),
        })
      ).status;
    const responses = [await ask('a')];
    world.advance(hours(1));
    responses.push(await ask('b'));
    world.advance(hours(23));
    responses.push(await ask('a'));
    world.advance(hours(1));
    responses.push(await ask('b'));
    expect(responses).toEqual([200, 200, 200, 200]);
    expect(world.journal.verify({ name: 'wallet.transfer', outcome: 'ok', times: 4 }).isMet).toBe(true);
  });

  it('is ignored by a safe call', async () => {
    const { world, token } = open();
    for (const amount of [1, 2])
      expect(
        (await send(server, 'wallet.read', { world, token, headers: key(`${amount % 1}`) })).status,
      ).toBe(200);
    expect(world.journal.verify({ name: 'wallet.read', outcome: 'ok', times: 2 }).isMet).toBe(true);
  });
});
