import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it, vi } from 'vitest';
import { controlRoutes } from './control.contract.ts';
import { frozenAt, listenWhileTesting, open, product, testServer } from './control.fixture.ts';

listenWhileTesting();

describe('worlds', () => {
  it('are created, listed, read, reset, forked and removed', async () => {
    const world = await testServer.control.worlds.create({
      id: 'mine',
      seed: 'luck',
      frozenAt,
      market: 'laos',
    });
    const made = await world.read();
    expect(made).toMatchObject({
      id: 'mine',
      seed: 'luck',
      market: 'laos',
      clock: { mode: 'frozen', now: frozenAt },
    });
    await world.site.change({ registerOTP: false });
    const changed = await world.read();
    expect(changed.stateHash).not.toBe(made.stateHash);
    const fork = await world.fork({ id: 'copy' });
    expect((await fork.read()).stateHash).toBe(changed.stateHash);
    expect((await world.reset()).stateHash).toBe(made.stateHash);
    expect(await world.journal.list()).toEqual([]);
    expect((await fork.read()).stateHash).toBe(changed.stateHash);
    expect((await testServer.control.worlds.list()).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['default', 'mine', 'copy']),
    );
    await world.remove();
    await expect(world.read()).rejects.toMatchObject({ name: 'ControlError', status: 404 });
  });

  it('with the same scenario, moment and seed have the same state', async () => {
    const hashes = await Promise.all([1, 2].map(async () => (await (await open()).read()).stateHash));
    expect(new Set(hashes).size).toBe(1);
  });

  it.each([
    [{ scenario: 'nothing' }, 422, /No scenario nothing\. There is default/],
    [{ id: 'default' }, 409, /already a world default/],
    [{ id: 'a b' }, 422, /id/],
    [{ frozenAt: 'yesterday' }, 422, /frozenAt/],
    [{ unknown: 1 }, 422, /unknown key|Invalid/],
    [null, 422, /worlds.create: body: .*null/],
  ])('are rejected with a reason: %o', async (request, status, message) => {
    const refusal = testServer.control.worlds.create(request as object);
    await expect(refusal).rejects.toMatchObject({ status, message: expect.stringMatching(message) });
  });

  it('reject a body that is nested without end, whose parsing would block the simulator', async () => {
    const refusal = testServer.control.worlds.create({
      deep: JSON.parse('['.repeat(65) + ']'.repeat(65)),
    } as object);
    await expect(refusal).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching('at most 64 levels'),
    });
  });

  it('reject unknown calls with a link to the docs', async () => {
    const path = '/_mock/v1/worlds/default/deposit/payQR';
    const response = await fetch(`${testServer.control.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'x-mock-control': '1' },
    });
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: `There is no control call POST ${path}; /_mock/reference lists them.` },
    ]);
  });

  it('reject removing the default one', async () => {
    await expect(testServer.control.worlds.of('default').remove()).rejects.toMatchObject({ status: 409 });
  });
});

describe('time', () => {
  it('freezes, advances by a duration, to a moment and to the next event, and resumes', async () => {
    const world = await open();
    const { token } = await world.members.signIn(demoPhones.rich);
    await product(world, 'withdraw.create', { token, body: { amount: 100 } });
    expect((await world.clock.read()).nextDueAt).toBe('2026-01-15T12:01:30.000+07:00');
    expect((await world.clock.advance(1_000)).fired).toEqual([]);
    const { fired, clock } = await world.clock.advance('next');
    expect(fired).toEqual([{ name: 'withdraw.settle', dueAt: clock.now, outcome: 'ok' }]);
    const tomorrow = '2026-01-16T00:00:00.000+07:00';
    expect((await world.clock.advance({ to: tomorrow })).clock.now).toBe(tomorrow);
    expect((await world.clock.set({ at: '2026-01-17T00:00:00.000+07:00' })).clock.mode).toBe('frozen');
    expect((await world.clock.resume(60)).clock).toMatchObject({ mode: 'live', rate: 60 });
    expect((await world.clock.freeze()).clock).toMatchObject({ mode: 'frozen', rate: 0 });
  });

  it('runs due events of a new world without a request', async () => {
    const say = { action: 'chat.sayText', params: { member: demoPhones.rich, text: 'Hello' } };
    const { id } = await testServer.control.worlds.create({
      scenario: { name: 'soon', title: 'Support writes.', timeline: [{ after: '100ms', ...say }] },
    });
    // The test sends no call meanwhile, because a call would run due events.
    const { journal } = testServer.server.worlds.get(id) ?? {};
    await vi.waitFor(() =>
      expect(journal?.entries().map(({ name }) => name)).toContain('scenario.chat.sayText'),
    );
  });
});

it('fault rules are added, listed, changed, removed and cleared', async () => {
  const world = await open();
  const effect = { type: 'error', code: 'REQUEST_LIMIT' } as const;
  const rule = { operation: 'site.info', effect };
  const { id } = await world.faults.add({ ...rule, nth: 2 });
  const other = await world.faults.add({ operation: '*', body: { to: 'PG' }, phase: 'after', effect });
  expect((await product(world, 'site.info')).status).toBe(200);
  expect((await product(world, 'site.info')).status).toBe(429);
  expect(await world.faults.list()).toMatchObject([
    { id, seen: 2, hits: 1 },
    { id: other.id, seen: 0, hits: 0 },
  ]);
  expect(await world.faults.change(id, rule)).toEqual({ ...rule, id, seen: 0, hits: 0 });
  expect((await product(world, 'site.info')).status).toBe(429);
  await world.faults.remove(id);
  await expect(world.faults.remove(id)).rejects.toMatchObject({ status: 404 });
  await expect(world.faults.change(id, rule)).rejects.toMatchObject({ status: 404 });
  const before = (await world.journal.list()).length;
  await expect(world.faults.add({ operation: 'site.nothing', effect })).rejects.toMatchObject({
    status: 422,
  });
  expect(await world.journal.list()).toHaveLength(before);
  await world.faults.clear();
  expect(await world.faults.list()).toEqual([]);
  expect((await product(world, 'site.info')).status).toBe(200);
  expect([id, other.id]).not.toContain((await world.faults.add(rule)).id);
});

describe('members and their money', () => {
  it('are created, signed in and changed', async () => {
    const world = await open('empty');
    const member = await world.members.create({ wallet: 500.5, name: 'Ann' });
    const { token } = await world.members.signIn(member.phone);
    const { body } = await product(world, 'wallet.read', { token });
    expect(body).toMatchObject({
      wallet: { amount: 500.5 },
      profile: { name: 'Ann', username: member.phone },
    });
    expect((await world.members.read(member.id)).balances).toEqual({ [`wallet:${member.id}`]: 500.5 });
    await world.members.change(member.id, { isActive: false });
    expect((await product(world, 'wallet.read', { token })).body).toEqual({ message: 'INACTIVE_USER' });
    await world.members.change(member.id, { isActive: true, standing: 'suspended' });
    await world.members.change(member.id, { standing: 'good', bankAccount: null });
    expect((await product(world, 'wallet.read', { token })).status).toBe(200);
    expect((await world.members.list()).map(({ phone }) => phone)).toContain(member.phone);
    await expect(world.members.create({ phone: member.phone })).rejects.toMatchObject({ status: 409 });
    await expect(world.members.create({ phone: '12' })).rejects.toMatchObject({ status: 422 });
    await expect(world.members.signIn('0800000099')).rejects.toMatchObject({ status: 404 });
  });

  it('has adjustments with a reason and a balanced ledger', async () => {
    const world = await open('empty');
    const member = await world.members.create({ wallet: 10 });
    const account = `wallet:${member.id}`;
    const posting = await world.ledger.adjust({ account, amount: -4.25, reason: 'a test' });
    expect(posting).toMatchObject({ kind: 'adjust', note: 'a test', memberId: member.id });
    expect(posting.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect((await world.ledger.balances())[account]).toBe(5.75);
    const { total, transactions } = await world.ledger.transactions({ memberId: member.id, limit: 1 });
    expect([total, transactions.length]).toEqual([2, 1]);
    expect(await world.ledger.audit()).toEqual([]);
  });
});

it('a call forces the next draw, and another reads the one-time password', async () => {
  const world = await open('empty');
  await world.random.force('otp', [1, 2, 3, 4, 5, 6]);
  await product(world, 'registration.sendOtp', { body: { phoneNumber: '0811112222' } });
  expect(await world.otp('081-111-2222')).toMatchObject({ code: '123456' });
  await world.random.force('otp', [9]);
  await world.random.release('otp');
  await expect(world.otp('0811113333')).rejects.toMatchObject({ status: 404 });
  await expect(world.random.force('spinn', [1])).rejects.toMatchObject({ status: 404 });
});

it('a batch runs in order and ends with the first error', async () => {
  const world = await open();
  const { answers } = await world.batch([
    { call: 'site.change', body: { registerOTP: false } },
    { call: 'members.read', body: { member: demoPhones.rich } },
    { call: 'withdraw.pay', body: { withdrawal: 'none' } },
    { call: 'clock.read' },
  ]);
  expect(answers.map(({ call, status }) => [call, status])).toEqual([
    ['site.change', 200],
    ['members.read', 200],
    ['withdraw.pay', 404],
  ]);
  await expect(world.batch([{ call: 'batch.run' }])).rejects.toMatchObject({ status: 422 });
  const misspelt = [{ call: 'site.change', body: { registerOTP: true } }, { call: 'wallet.ajust' }];
  await expect(world.batch(misspelt)).rejects.toThrow(/wallet\.ajust, did you mean wallet\.adjust\?/);
  expect((await world.site.read()).registerOTP).toBe(false);
  await expect(world.batch([{ call: 'worlds.create' }])).rejects.toMatchObject({ status: 422 });
});

it.each(controlRoutes.filter(({ method }) => method !== 'GET').map(({ id }) => id))(
  'an invalid body is rejected by %s with a message',
  async (id) => {
    const route = controlRoutes.find((one) => one.id === id);
    if (!route) throw new Error(id);
    const url = route.path.replace(':world', 'default').replace(/:\w+/g, 'none');
    for (const payload of ['{', '[]', '"text"', '{"unknown":1}']) {
      const { statusCode, body } = await testServer.server.app.inject({
        method: route.method,
        url,
        payload,
        headers: { 'x-mock-control': '1', 'content-type': 'application/json' },
      });
      expect([payload, statusCode]).toEqual([payload, 422]);
      expect((JSON.parse(body) as { message: string }).message).not.toBe('');
    }
  },
);
