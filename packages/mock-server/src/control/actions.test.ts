import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { members } from '../domains/profile/member.ts';
import { allActions } from '../domains/actions.ts';
import { controlRoutes } from './control.contract.ts';
import type { ControlledWorld } from './control-client.ts';
import { listenWhileTesting, open, product, testServer } from './control.fixture.ts';

listenWhileTesting();

const rich = demoPhones.rich;
const newcomer = demoPhones.new;

const qr = { member: newcomer, provider: 'KBANK', amount: 20 } as const;

const tokenOf = async (world: ControlledWorld, who: string) => (await world.members.signIn(who)).token;

/** Returns the world inside the server. */
function inside({ id }: ControlledWorld) {
  const world = testServer.server.worlds.get(id);
  if (!world) throw new Error(`There is no world ${id}.`);
  return world;
}

describe('actions', () => {
  it('are calls with their noun and name', () => {
    const paths = new Map(controlRoutes.map(({ id, method, path }) => [id, `${method} ${path}`]));
    for (const { name } of allActions)
      expect(paths.get(name)).toBe(`POST /_mock/v1/worlds/:world/${name.replace('.', '/')}`);
    expect(paths.size).toBe(controlRoutes.length);
  });

  it('are methods of the client, one by one and in a batch', async () => {
    const world = await open();
    const made = await world.deposit.makeQr(qr);
    expect(await world.deposit.listQrs()).toEqual([made]);
    expect(await world.deposit.payQr({ qr: made.id })).toMatchObject({ status: 'PAID', amount: 20 });
    const { answers } = await world.batch([
      { call: 'deposit.makeQr', body: { ...qr } },
      { call: 'deposit.expireQr', body: { member: newcomer } },
      { call: 'deposit.payQr', body: { member: newcomer } },
      { call: 'wallet.read', body: { member: newcomer } },
    ]);
    expect(answers.map(({ call, status }) => `${call} ${status}`)).toEqual([
      'deposit.makeQr 200',
      'deposit.expireQr 200',
      'deposit.payQr 404',
    ]);
    expect(answers.at(-1)?.body).toEqual({ message: `There is no open QR code of ${newcomer}.` });
    expect(await world.wallet.read({ member: newcomer })).toMatchObject({ wallet: 20 });
  });

  it('return the reason of an error, with its status', async () => {
    const world = await open();
    await expect(world.deposit.payQr({ member: newcomer })).rejects.toMatchObject({ status: 404 });
    await expect(world.deposit.payQr({})).rejects.toMatchObject({ status: 422 });
    const { answers } = await world.batch([
      { call: 'withdraw.ask', body: { member: demoPhones.rich, amuont: 500 } },
    ]);
    expect(answers).toMatchObject([
      { body: { message: 'withdraw.ask: amuont: unknown key, did you mean amount?' } },
    ]);
    await expect(world.batch([{ call: 'clock.advanc' }])).rejects.toThrow(
      'No control call of a world is named clock.advanc, did you mean clock.advance?',
    );
    await expect(world.deposit.makeQr({ ...qr, provider: 'WW' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('TRANSFER_MINIMUM (amount 100)'),
    });
  });

  it('return only declared fields of a member', async () => {
    const world = await open();
    const [member] = await world.members.list();
    expect(Object.keys(member ?? {})).not.toContain('passwordChangedAt');
  });

  it('send a message from support that the app reads', async () => {
    const world = await open('empty');
    const member = '0800000001';
    await world.chat.sayText({ member, text: 'Hello' });
    const token = await tokenOf(world, member);
    const { body } = await product(world, 'chat.history', { token, body: { limit: 1, skip: 0 } });
    expect(JSON.stringify(body)).toContain('Hello');
    expect(await world.chat.countUnread({ member })).toEqual({ unread: 1 });
  });

  it('send a file from support with the type of its bytes', async () => {
    const world = await open('empty');
    const member = '0800000001';
    const content = btoa('GIF89a\x01\0\x01\0');
    await world.chat.sendFile({ member, content, text: 'Look' });
    const [{ message } = { message: {} }] = await world.chat.listMessages({ member });
    expect(message).toMatchObject({
      message_type: 'media',
      payload: {
        message: 'Look',
        fileType: 'image',
        url: expect.stringMatching(/^\/_mock\/upload\/.*\.gif$/),
      },
    });
    const { url } = (message as { payload: { url: string } }).payload;
    const served = await testServer.server.app.inject(url);
    expect([served.headers['content-type'], served.body]).toEqual(['image/gif', 'GIF89a\x01\0\x01\0']);
    for (const wrong of [btoa('<svg>'), 'no base64!', ''])
      await expect(world.chat.sendFile({ member, content: wrong })).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('chat.sendFile failed with SLIP_INVALID_FILE.'),
      });
  });

  it('expire or end sessions', async () => {
    const world = await open();
    const token = await tokenOf(world, rich);
    const status = async () => (await product(world, 'wallet.read', { token })).body['message'];
    await world.session.expire({ member: rich });
    expect(await status()).toBe('EXPIRED_AUTH_TOKEN');
    await world.session.end({ member: rich });
    expect(await status()).toBe('UNAUTHORIZED');
  });
});

describe('an undeclared response', () => {
  it('of an action returns 500 and journals a violation', async () => {
    const world = await open('empty');
    const own = inside(world);
    own.command({ kind: 'control', name: 'test.break' }, () => {
      for (const { id } of members(own).all()) members(own).update(id, { standing: 'odd' as never });
    });
    await expect(world.members.list()).rejects.toMatchObject({
      status: 500,
      message: expect.stringContaining('members.list: the result does not match its schema: [0].standing'),
    });
    expect((await world.journal.list()).at(-1)).toMatchObject({
      kind: 'violation',
      name: 'members.list',
      outcome: 'MOCK_CONTRACT_VIOLATION',
    });
  });

  it('of any other call does the same', async () => {
    const world = await open('empty');
    inside(world).journal.append({ kind: 'odd' as never, name: 'test.break', outcome: 'ok' });
    await expect(world.journal.list()).rejects.toMatchObject({ status: 500 });
  });
});

describe('settings of the operator', () => {
  it('close a deposit method', async () => {
    const world = await open();
    const token = await tokenOf(world, newcomer);
    const banks = async () => {
      const { body } = await product(world, 'deposit.lookup', { token });
      return (body['banks'] as { bankCode: string }[]).map(({ bankCode }) => bankCode);
    };
    expect(await banks()).toEqual(['SCB', 'KBANK', 'GSB', 'BCEL', 'WW', 'PAYTIMZ']);
    await world.site.change({ closedChannels: ['KBANK', 'Truewallet'] });
    expect(await banks()).not.toContain('KBANK');
    await expect(world.deposit.makeQr(qr)).rejects.toMatchObject({
      message: expect.stringContaining('NO_BANK'),
    });
    await expect(
      world.deposit.receiveTransfer({ member: newcomer, channel: 'Truewallet', amount: 5 }),
    ).rejects.toMatchObject({ message: expect.stringContaining('NO_BANK') });
    await expect(world.site.change({ closedChannels: ['NONE'] })).rejects.toMatchObject({ status: 422 });
  });

  it('set the hours in which slips are closed', async () => {
    const world = await open();
    const isOpen = async () =>
      (await product(world, 'deposit.slipWindow', { token: await tokenOf(world, newcomer) })).body;
    await world.site.change({ slipClosed: { from: '11:30', to: '12:01' } });
    expect(await isOpen()).toEqual({ isOpen: false, closedFrom: '11:30', closedTo: '12:01' });
    await expect(world.deposit.sendSlip({ member: newcomer })).rejects.toMatchObject({
      message: expect.stringContaining('SLIP_UPLOAD_FAIL (from 11:30, to 12:01)'),
    });
    await world.site.change({ slipClosed: null });
    expect(await isOpen()).toMatchObject({ isOpen: true });
    expect(await world.deposit.sendSlip({ member: newcomer })).toMatchObject({ status: 'in progress' });
    await expect(world.site.change({ slipClosed: { from: '24:00', to: '1:00' } })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('take a game provider down, and restore it', async () => {
    const world = await open();
    const body = { from: 'wallet', to: 'PG', amount: 1 };
    const token = await tokenOf(world, rich);
    const transfer = async () => (await product(world, 'wallet.transfer', { token, body })).body['message'];
    await world.site.change({ providerFaults: { PG: ['transfer'] } });
    expect(await transfer()).toBe('TRANSFER_FAIL');
    await world.game.setFaults({ slot: 'PG', faults: [] });
    expect(await transfer()).not.toBe('TRANSFER_FAIL');
    await expect(world.site.change({ providerFaults: { PG: ['sing' as never] } })).rejects.toMatchObject({
      status: 422,
    });
  });
});
