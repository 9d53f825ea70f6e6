import { describe, expect, it } from 'vitest';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { callsOf } from '../client/calls.ts';
import { inject } from '../client/inject.fixture.ts';
import { listenWhileTesting, open, product, testServer } from './control.fixture.ts';

listenWhileTesting();

describe('the traffic', () => {
  it('contains every call with its response, member and duration', async () => {
    const world = await open();
    const { token, member } = await world.members.signIn(demoPhones.rich);
    await product(world, 'wallet.transfer', { token, body: { from: 'wallet', to: 'PG', amount: 100 } });
    const [call, ...others] = await world.traffic.list();
    expect(others).toEqual([]);
    expect(call).toMatchObject({
      n: 0,
      operation: 'wallet.transfer',
      method: 'POST',
      memberId: member.id,
      phone: demoPhones.rich,
      status: 200,
      outcome: 'ok',
      faults: [],
      problems: [],
    });
    expect(call?.ms).toBeGreaterThan(0);
    expect(await world.traffic.read(0)).toMatchObject({
      request: { from: 'wallet', to: 'PG', amount: 100 },
      answer: expect.objectContaining({}) as object,
    });
    await expect(world.traffic.read(7)).rejects.toMatchObject({ status: 404 });
  });

  it('contains the invalid field of a request', async () => {
    const world = await open();
    const { token } = await world.members.signIn(demoPhones.rich);
    await product(world, 'withdraw.create', { token, body: { amount: 'much' } as never });
    expect(await world.traffic.list()).toMatchObject([
      { status: 422, problems: [{ field: 'amount', problem: expect.stringContaining('expected number') }] },
    ]);
  });

  it('masks secrets in bodies', async () => {
    const world = await open();
    await product(world, 'session.login', { body: { username: demoPhones.rich, password: demoPassword } });
    const shown = JSON.stringify(await world.traffic.read(0));
    for (const secret of [demoPassword, demoPhones.rich, '.']) expect(shown.split('"')).not.toContain(secret);
    expect(shown).toContain('[password]');
    expect(shown).toContain('[token]');
    await product(world, 'session.login', {
      body: { secretWord: 'hidden', other: 'hidden', username: 'x' } as never,
    });
    expect((await world.traffic.read(1)).request).toEqual({
      secretWord: '[token]',
      other: '[not declared]',
      username: 'x',
    });
    const path = { provider: 'pg', username: demoPhones.rich, password: 'game-secret' } as const;
    await product(world, 'game.autoLoginWithPassword', { params: path });
    const { url } = await world.traffic.read(2);
    expect(decodeURIComponent(url)).toMatch(/pg.*\[phone\].*\[password\]/);
  });

  it('contains the fault rule, and the kind of a broken connection', async () => {
    const world = await open();
    const { id } = await world.faults.add({
      operation: 'site.info',
      effect: { type: 'network', how: 'reset' },
    });
    await product(world, 'site.info').catch(() => undefined);
    expect(await world.traffic.list()).toMatchObject([
      { cut: 'reset', faults: [{ rule: id, effect: 'network' }] },
    ]);
  });

  it('is bounded, cleared by a reset, and numbered continuously', async () => {
    const world = await open('empty');
    const app = callsOf(inject(testServer.server.app));
    for (let turn = 0; turn < 505; turn++) await app('site.info', { world });
    const held = await world.traffic.list();
    expect([held.length, held[0]?.n, held.at(-1)?.n]).toEqual([500, 5, 504]);
    await world.reset();
    expect(await world.traffic.list()).toEqual([]);
    await product(world, 'site.info');
    expect(await world.traffic.list()).toMatchObject([{ n: 505 }]);
  });
});

describe('a world as a file', () => {
  it('restores the same state, also on reset', async () => {
    const world = await open();
    await world.ledger.adjust({
      account: `wallet:${(await world.members.read(demoPhones.new)).member.id}`,
      amount: 123.45,
      reason: 'for the file',
    });
    const file = await world.exportFile();
    const copy = testServer.control.worlds.of((await testServer.control.worlds.importFile(file)).id);
    expect(copy.id).not.toBe(world.id);
    expect(await copy.ledger.balances()).toEqual(await world.ledger.balances());
    await copy.clock.advance(1_000);
    await copy.reset();
    expect((await copy.read()).stateHash).toBe((await world.read()).stateHash);
    const history = file.history.map((frame) => ({ ...frame, clock: { mode: 'frozen', at: 9e15 } as const }));
    const broken = testServer.control.worlds.importFile({ ...file, history });
    await expect(broken).rejects.toMatchObject({ status: 422 });
  });

  it('whose data cannot be shown is refused, and leaves the list of worlds as it was', async () => {
    const file = await (await open()).exportFile();
    const before = await testServer.control.worlds.list();
    for (const [map, key] of [
      ['hidden/seed', 'seed'],
      ['hidden/scenario', 'begun'],
    ] as const) {
      const history = file.history.map(({ state, ...frame }) => ({
        ...frame,
        state: { ...state, [map]: [[key, 5]] satisfies [string, unknown][] },
      }));
      const broken = { ...file, history };
      await expect(testServer.control.worlds.importFile(broken)).rejects.toMatchObject({ status: 422 });
    }
    expect(await testServer.control.worlds.list()).toHaveLength(before.length);
  });

  it('pending events are listed, soonest first', async () => {
    const world = await open('service-terminates-midway');
    const due = await world.clock.due();
    expect(due.map(({ dueAt }) => dueAt)).toEqual([...due.map(({ dueAt }) => dueAt)].sort());
    expect(due.length).toBeGreaterThan(0);
  });
});
