import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { listenWhileTesting, open, product } from './control.fixture.ts';

listenWhileTesting();

const member = demoPhones.rich;

type Opened = Awaited<ReturnType<typeof open>>;
type Past = ReturnType<Opened['at']>;

async function walletOf(world: Pick<Past, 'members'>): Promise<number> {
  const { member: found, balances } = await world.members.read(member);
  return balances[`wallet:${found.id}`] ?? 0;
}

/** Opens a world and pays the member three deposits. Returns the states after each, and the entries of the journal. */
async function withDeposits() {
  const world = await open();
  const seen: { entry: number; hash: string; wallet: number }[] = [];
  for (const amount of [10, 20, 30]) {
    await world.deposit.receiveTransfer({ member, channel: 'SCB', amount });
    await world.clock.advance(1_000);
    await world.deposit.receiveTransfer({ member, channel: 'SCB', amount: 1 });
    const { newest } = await world.history();
    const { stateHash } = await world.read();
    seen.push({ entry: newest, hash: stateHash, wallet: await walletOf(world) });
  }
  return { world, seen };
}

describe('the past of a world', () => {
  it('is read with the same calls: hash, balances, ledger, clock, journal', async () => {
    const { world, seen } = await withDeposits();
    expect(seen).toHaveLength(3);
    for (const { entry, hash, wallet } of seen) {
      const past = world.at(entry);
      expect((await past.read()).stateHash).toBe(hash);
      expect(await walletOf(past)).toBe(wallet);
      expect((await past.journal.list()).at(-1)?.n).toBe(entry);
      expect(await past.ledger.audit()).toEqual([]);
    }
    expect((await world.read()).stateHash).toBe(seen.at(-1)?.hash);
  });

  it('can be forked, and a fork goes on by itself', async () => {
    const { world, seen } = await withDeposits();
    const fork = await world.fork({ at: seen[0]!.entry });
    expect((await fork.read()).stateHash).toBe(seen[0]!.hash);
    await fork.deposit.receiveTransfer({ member, channel: 'SCB', amount: 500 });
    expect(await walletOf(fork)).toBe(seen[0]!.wallet + 500);
    expect((await world.read()).stateHash).toBe(seen[2]!.hash);
  });

  it('goes on by itself in a fork with a running clock', async () => {
    const world = await open();
    await world.clock.resume(3_600);
    await world.deposit.makeQr({ member, provider: 'KBANK', amount: 20 });
    const expired = { name: 'deposit.expireQr', kind: 'event' } as const;
    await world.journal.wait(expired);
    const made = (await world.journal.list()).find(({ name }) => name === 'deposit.makeQr');
    const fork = await world.fork({ at: made!.n });
    await fork.journal.wait(expired);
  });

  it('is where a world goes back to, and later tokens are invalid', async () => {
    const { world, seen } = await withDeposits();
    const { token } = await world.members.signIn(member);
    await world.rewind(seen[1]!.entry);
    expect(await walletOf(world)).toBe(seen[1]!.wallet);
    const { newest } = await world.history();
    expect(newest).toBe(seen[1]!.entry + 1);
    expect((await world.at(seen[1]!.entry).read()).stateHash).toBe(seen[1]!.hash);
    expect((await world.journal.list()).at(-1)).toMatchObject({
      name: 'worlds.rewind',
      input: { to: seen[1]!.entry },
    });
    expect(await product(world, 'wallet.read', { token })).toMatchObject({
      status: 401,
      body: { message: 'EXPIRED_AUTH_TOKEN' },
    });
  });

  it.each<[string, (world: Opened) => Promise<unknown>]>([
    ['rewind', async (world) => world.rewind((await world.history()).oldest)],
    ['reset', (world) => world.reset()],
    ['snapshot', (world) => world.snapshots.load('before')],
  ])('leaves no token to another member after a %s', async (_, goBack) => {
    const world = await open();
    await world.snapshots.save('before');
    const { token } = await world.members.signIn(member);
    await goBack(world);
    await world.members.signIn(demoPhones.new);
    expect((await product(world, 'wallet.read', { token })).status).toBe(401);
  });

  it('has the rows that an entry changed, before and after, with masked secrets', async () => {
    const world = await open();
    const { token } = await world.members.signIn(member);
    await world.members.change(member, { password: 'another one' });
    const { newest } = await world.history();
    const changes = [...(await world.changes(newest - 1)), ...(await world.changes(newest))];
    expect(changes.map(({ map }) => map)).toContain('table/tokens');
    const { before, after } = changes.find(({ map }) => map === 'table/members') ?? {};
    expect([before, after]).toEqual([
      expect.objectContaining({ password: '[password]' }),
      expect.objectContaining({ password: '[password]' }),
    ]);
    const text = JSON.stringify(changes);
    for (const secret of ['another one', demoPassword, member, token]) expect(text).not.toContain(secret);
  });

  it.each([
    ['a call that changes', (at: Past) => at.faults.clear()],
    ['an action that changes', (at: Past) => at.members.signIn(member)],
    ['calls in memory', (at: Past) => at.traffic.list()],
  ])('refuses %s', async (_, run) => {
    const { world, seen } = await withDeposits();
    await expect(run(world.at(seen[0]!.entry))).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('can only be read'),
    });
  });

  it('refuses moments that never were', async () => {
    const world = await open();
    await expect(world.at(999).read()).rejects.toMatchObject({ status: 404 });
    await expect(world.rewind(999)).rejects.toMatchObject({ status: 404 });
    await expect(world.at(-1).read()).rejects.toMatchObject({ status: 422 });
  });
});
