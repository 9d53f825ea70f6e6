import { operations } from '@wallet/contract';
import { demoPhones } from '@wallet/contract/demo-members';
import { satang } from '@wallet/contract/wire/money';
import { describe, expect, it } from 'vitest';
import { bindings, authGuard } from '../domains/bindings.ts';
import { memberOf } from '../domains/domain-client.fixture.ts';
import { changeSettings } from '../domains/site/site.ts';
import { account } from '../world/account.ts';
import { goodBody, openServer, send, tokenFor, type Sent, newWorld } from './http.fixture.ts';
import { serve, type Caller, type IncomingCall } from './pipeline.ts';
import { servedOperations } from './bind.ts';

const server = await openServer();
const open = () => newWorld(server.worlds);

it('a server without the handlers of a noun does not start', () => {
  expect(() => servedOperations({ ...bindings, withdraw: {} })).toThrow('There is no handler of withdraw.');
});

describe('the order of errors', () => {
  it('a closed service returns 410 to every call but the active lookup', async () => {
    const world = open();
    world.command({ name: 'test.close' }, () => changeSettings(world, { status: 'terminated' }));
    for (const { id } of operations) {
      const { status, body } = await send(server, id, { world, headers: { 'x-player-client': 'wrong' } });
      if (id === 'site.active') continue;
      expect([id, status, body]).toEqual([id, 410, { message: 'gone' }]);
    }
    const active = await send(server, 'site.active', { world });
    expect([active.status, active.body]).toEqual([200, { status: 'terminated' }]);
  });

  it('a blocked address is rejected, and no other', async () => {
    const world = open();
    world.command({ name: 'test.block' }, () => changeSettings(world, { blockedIps: ['10.0.0.9'] }));
    const blocked = await send(server, 'site.info', { world, ip: '10.0.0.9' });
    expect([blocked.status, blocked.body]).toEqual([403, { message: 'INVALID_IP' }]);
    expect((await send(server, 'site.info', { world, ip: '10.0.0.8' })).status).toBe(200);
  });

  it('the session is checked before the input', async () => {
    const { status, body } = await send(server, 'withdraw.create', { body: '{' });
    expect([status, body]).toEqual([401, { message: 'UNAUTHORIZED' }]);
  });
});

describe('tokens', () => {
  const world = open();
  const good = tokenFor(world);
  const headers = (authorization: string): Sent => ({ headers: { authorization } });

  it.each<[string, Sent, number, string]>([
    ['of another world', { token: tokenFor(open()) }, 401, 'UNAUTHORIZED'],
    ['truncated', { token: good.slice(0, -1) }, 401, 'UNAUTHORIZED'],
    ['of 10 KB', { token: good.padEnd(10_240, '0') }, 401, 'UNAUTHORIZED'],
    ['under another scheme', headers(`Basic ${good}`), 401, 'UNAUTHORIZED'],
    ['in capitals', { token: good.toUpperCase() }, 401, 'UNAUTHORIZED'],
    ['empty', headers('Bearer '), 401, 'UNAUTHORIZED'],
    ['without a scheme', headers(good), 401, 'UNAUTHORIZED'],
    ['twice', headers(`Bearer ${good}, Bearer ${good}`), 401, 'UNAUTHORIZED'],
    ['of an inactive member', { token: tokenFor(world, demoPhones.inactive) }, 403, 'INACTIVE_USER'],
  ])('%s', async (_name, sent, status, message) => {
    const answer = await send(server, 'wallet.read', { world, ...sent });
    expect([answer.status, answer.body]).toEqual([status, { message }]);
  });

  it('a valid one, with the scheme in any case', async () => {
    expect((await send(server, 'wallet.read', { world, token: good })).status).toBe(200);
    expect((await send(server, 'wallet.read', { world, ...headers(`bearer ${good}`) })).status).toBe(200);
  });

  it('is optional in a call for both', async () => {
    const { status } = await send(server, 'chat.config', { world });
    expect(status).toBe(200);
  });
});

describe('worlds over HTTP', () => {
  it('a world is chosen by cookie, then header, then token', async () => {
    const [one, two] = [open(), open()];
    two.command({ name: 'test.close' }, () => changeSettings(two, { status: 'terminated' }));
    const status = async (sent: Sent) => (await send(server, 'site.active', sent)).body['status'];
    expect(await status({ headers: { cookie: `a=b; mock_world=${two.id}`, 'x-mock-world': one.id } })).toBe(
      'terminated',
    );
    expect(await status({ headers: { 'x-mock-world': two.id }, token: tokenFor(one) })).toBe('terminated');
    expect(await status({ token: tokenFor(two) })).toBe('terminated');
    expect(await status({})).toBe('active');
  });

  it.each([
    ['cookie', { headers: { cookie: 'mock_world=nobody' } }],
    ['cookie of this port', { headers: { host: '127.0.0.1:4123', cookie: 'mock_world_4123=nobody' } }],
    ['header', { headers: { 'x-mock-world': 'nobody' } }],
    ['empty header', { headers: { 'x-mock-world': '' } }],
    ['token', { token: `nobody.${'0'.repeat(32)}` }],
  ] as [string, Sent][])(
    'an unknown world by %s returns 404 instead of the default one',
    async (_name, sent) => {
      const { status, body } = await send(server, 'site.info', sent);
      const world: unknown = expect.stringContaining('There is no world ');
      expect([status, body]).toEqual([404, { message: 'NO_DATA', params: { world } }]);
    },
  );

  it('a token of a removed world is an invalid session', async () => {
    const world = open();
    const token = tokenFor(world);
    server.worlds.remove(world.id);
    const { status, body } = await send(server, 'wallet.read', { token });
    expect([status, body]).toEqual([401, { message: 'UNAUTHORIZED' }]);
  });
});

describe('a response that breaks the contract', () => {
  const served = servedOperations(bindings);
  const call = (id: string, handler: () => unknown): { call: IncomingCall; caller: Caller } => {
    const operation = served.find((one) => one.id === id);
    if (!operation) throw new Error(id);
    const world = open();
    const body = goodBody[operation.id];
    return {
      call: {
        operation: { ...operation, handler },
        world,
        headers: {},
        params: {},
        body: { kind: 'json', value: body },
        ip: '127.0.0.1',
      },
      caller: { member: memberOf(world, 'rich'), token: 'token' },
    };
  };

  it.each([
    ['a wrong body', () => ({ withdrawMin: 'a lot', withdrawMax: 1 })],
    ['no body', () => undefined],
    ['a promise', () => Promise.resolve({ withdrawMin: 1, withdrawMax: 2 })],
  ])('%s returns 500 and journals a violation', (_name, handler) => {
    const { call: incoming, caller } = call('withdraw.limits', handler);
    const { status, body } = serve(incoming, caller, false);
    expect([status, body]).toEqual([500, expect.objectContaining({ message: 'MOCK_CONTRACT_VIOLATION' })]);
    expect(incoming.world.journal.entries().map(({ kind }) => kind)).toContain('violation');
  });

  it('rolls back its effect', () => {
    const { call: incoming, caller } = call('withdraw.create', () => {
      const { world } = incoming;
      world.ledger.adjust({ account: account.bankClearing, amount: 1 as never, reason: 'test' });
      return { message: 'DONE' };
    });
    const before = incoming.world.stateHash();
    expect(serve(incoming, caller, false).status).toBe(500);
    expect(incoming.world.stateHash()).toBe(before);
  });

  it('a safe call cannot write', () => {
    const { call: incoming, caller } = call('withdraw.limits', () => {
      changeSettings(incoming.world, { status: 'terminated' });
      return { withdrawMin: 1, withdrawMax: 2 };
    });
    expect(serve(incoming, caller, false)).toEqual({
      status: 500,
      body: { message: 'INTERNAL_SERVER_ERROR' },
    });
    expect(authGuard.isOpen(incoming.world)).toBe(true);
  });

  it('undeclared fields are removed', () => {
    const { call: incoming, caller } = call('withdraw.limits', () => ({
      withdrawMin: satang(1_00),
      withdrawMax: satang(2_00),
      secret: 3,
    }));
    expect(serve(incoming, caller, false).body).toEqual({ withdrawMin: 1, withdrawMax: 2 });
  });
});

it('every call writes one journal entry', async () => {
  const world = open();
  const token = tokenFor(world);
  const from = world.journal.length;
  await send(server, 'wallet.read', { world, token });
  await send(server, 'withdraw.create', { world, token, body: { amount: 100 } });
  await send(server, 'withdraw.create', { world, token, body: { amount: 1 } });
  await send(server, 'withdraw.create', { world, token, body: '{' });
  await send(server, 'wallet.read', { world });
  expect(world.journal.entries(from).map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
    'wallet.read ok',
    'withdraw.create ok',
    'withdraw.create TRANSFER_MINIMUM',
    'withdraw.create NO_DATA',
    'wallet.read UNAUTHORIZED',
  ]);
});
