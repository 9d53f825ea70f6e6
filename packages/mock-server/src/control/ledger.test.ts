import { describe, expect, it } from 'vitest';
import { demoPhones } from '@wallet/contract/demo-members';
import { listenWhileTesting, open, product, testServer } from './control.fixture.ts';

listenWhileTesting();

describe('an adjustment', () => {
  it.each([
    ['a misspelt kind', (id: string) => `walet:${id}`],
    ['an unknown game', (id: string) => `game:${id}:NOWHERE`],
    ['a game without a code', (id: string) => `game:${id}`],
    ['a wallet with a code', (id: string) => `wallet:${id}:PG`],
    ['an unknown member', () => 'wallet:nobody'],
    ['an unknown account of the system', () => 'system:nowhere'],
    ['a name without an owner', () => 'wallet'],
  ])('rejects %s', async (_what, accountOf) => {
    const world = await open('empty');
    const { id } = await world.members.create();
    const account = accountOf(id);
    await expect(world.ledger.adjust({ account, amount: 1, reason: 'a test' })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(`No account ${account}`),
    });
    expect(await world.ledger.balances()).toEqual({});
  });

  it('accepts every account of a member and of the system', async () => {
    const world = await open('empty');
    const { id } = await world.members.create();
    const accounts = [
      ...['wallet', 'invite', 'refund', 'bonus', 'held'].map((kind) => `${kind}:${id}`),
      `game:${id}:PG`,
      ...['bankClearing', 'promotionExpense', 'payoutClearing', 'gameHouse'].map((name) => `system:${name}`),
    ];
    for (const account of accounts) await world.ledger.adjust({ account, amount: 1, reason: 'a test' });
    expect(await world.ledger.balances()).toEqual({
      ...Object.fromEntries(accounts.map((account) => [account, 1])),
      'system:adjustment': -accounts.length,
    });
  });

  it('of nothing is rejected, and leaves no entry in the statement', async () => {
    const world = await open('empty');
    const { id, phone } = await world.members.create();
    await expect(
      world.ledger.adjust({ account: `wallet:${id}`, amount: 0, reason: 'a test' }),
    ).rejects.toMatchObject({ status: 422 });
    const { token } = await world.members.signIn(phone);
    const { body } = await product(world, 'statement.list', { token, body: { page: 1, limit: 10 } });
    expect(body).toEqual({ total: 0, statements: [] });
  });
});

it('a balance that no amount on the wire can say is refused, so that the wallet stays readable', async () => {
  const world = await open('empty');
  const { id, phone } = await world.members.create({ wallet: 999_999_999.99 });
  const account = `wallet:${id}`;
  await expect(world.ledger.adjust({ account, amount: 0.01, reason: 'a test' })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(
      `no-balance-above-the-wire: ${account} (the balance is 1000000000.00 baht)`,
    ),
  });
  await expect(world.members.create({ wallet: 1 })).rejects.toMatchObject({ status: 409 });
  const { token } = await world.members.signIn(phone);
  expect((await product(world, 'wallet.read', { token })).status).toBe(200);
  expect((await world.ledger.balances())[account]).toBe(999_999_999.99);
});

it('a blank reason, a foreign file and an unknown member are refused in words', async () => {
  const world = await open();
  await expect(
    world.ledger.adjust({ account: 'system:bankClearing', amount: 1, reason: ' ' }),
  ).rejects.toThrow('ledger.adjust: reason: must not be blank');
  await expect(
    testServer.control.worlds.importFile({ market: 'thailand', seed: 'x', history: [] }),
  ).rejects.toThrow('worlds.importFile: history: Too small: expected array to have >=1 items');
  await expect(world.ledger.transactions({ memberId: '0899999998' })).rejects.toMatchObject({ status: 404 });
  const { total } = await world.ledger.transactions({ memberId: demoPhones.rich });
  expect(total).toBeGreaterThan(0);
});

it('a refused move of the clock leaves no journal entry', async () => {
  const world = await open();
  const past = '2020-01-01T00:00:00.000+07:00';
  await expect(world.clock.advance({ to: past })).rejects.toMatchObject({ status: 422 });
  await expect(world.clock.set({ at: past })).rejects.toMatchObject({ status: 422 });
  expect(await world.journal.list()).toEqual([]);
});
