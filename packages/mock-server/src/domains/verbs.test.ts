import { nouns } from '@wallet/contract';
import type { ChatMessage } from '@wallet/contract/chat';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { World } from '../world/world.ts';
import { call, codeOf } from './client.sample.ts';
import { openWorld } from './demo.sample.ts';
import type { Verb } from './verb.ts';
import { AnswerViolation, defineVerb, performVerb, verbsOf } from './verb.ts';
import { allVerbs, findVerb, verbs } from './verbs.ts';

/** Demo members: rich, new, with an active bonus, with a played one, with a slip, with spins. */
const rich = '0812345678';
const newcomer = '0823456789';
const active = '0834567890';
const played = '0801234567';
const sender = '0845678901';
const spinner = '0867890123';
const guest = 'guest-anna-000001';

function steer(world: World, name: string, body?: object): unknown {
  const verb = findVerb(name);
  if (!verb) throw new Error(`There is no verb ${name}.`);
  return performVerb(world, verb, body);
}

interface Example {
  readonly body: object;
  /** What the answer has in it. */
  readonly shows: unknown;
  /** What was done before. */
  readonly after?: readonly (readonly [verb: string, body: object])[];
  /** Done before by the app. */
  readonly app?: (world: World) => unknown;
}

const sendOtp = (world: World) =>
  call(world, 'registration.sendOtp', { body: { phoneNumber: '0911111111' } });
const any = expect.any(String) as unknown;
const card: ChatMessage = { message_type: 'generic', payloads: [{ title: 'A card', buttons: [] }] };
const makeQr = ['deposit.makeQr', { member: newcomer, provider: 'KBANK', amount: 20 }] as const;
const ask = ['withdraw.ask', { member: rich, amount: 500 }] as const;
const say = ['chat.sayText', { guest, text: 'Hello' }] as const;

/** What each verb is told, for example, and what it then answers. */
const examples: Record<string, Example> = {
  'members.list': { body: {}, shows: expect.arrayContaining([expect.objectContaining({ phone: rich })]) },
  'members.read': { body: { member: rich }, shows: { member: { phone: rich, standing: 'good' } } },
  'members.create': {
    body: { phone: '091-111-1111', wallet: 12.5, isActive: false, standing: 'closed' },
    shows: {
      phone: '0911111111',
      name: 'Test Member',
      isActive: false,
      standing: 'closed',
      bankAccount: null,
    },
  },
  'members.change': {
    body: { member: rich, name: 'Other', bankAccount: null, hasNoWallet: true },
    shows: { name: 'Other', bankAccount: null, hasNoWallet: true },
  },
  'members.signIn': { body: { member: rich }, shows: { token: any, member: { phone: rich } } },
  'session.expire': {
    body: { member: rich },
    shows: { sessions: 0 },
    after: [['members.signIn', { member: rich }]],
  },
  'session.end': {
    body: { member: rich },
    shows: { sessions: 0 },
    after: [['members.signIn', { member: rich }]],
  },
  'session.unlock': { body: { member: rich }, shows: { sessions: 0 } },
  'registration.readOtp': {
    body: { phone: '091 111 1111' },
    shows: { phone: '0911111111', status: 'SENT', code: expect.stringMatching(/^\d{6}$/) },
    app: sendOtp,
  },
  'registration.expireOtp': { body: { phone: '0911111111' }, shows: { status: 'EXPIRED' }, app: sendOtp },
  'registration.acceptOtp': { body: { phone: '0911111111' }, shows: { status: 'VERIFIED' }, app: sendOtp },
  'registration.verifyPhone': { body: { phone: '0911111111' }, shows: { isVerified: true } },
  'registration.unblockPhone': {
    body: { phone: '0911111111' },
    shows: { isVerified: false },
    after: [['registration.verifyPhone', { phone: '0911111111' }]],
  },
  'site.read': { body: {}, shows: { status: 'active', withdrawMin: 100 } },
  'site.change': {
    body: { withdrawMin: 1.5, providerFaults: { PG: ['launch'] } },
    shows: { withdrawMin: 1.5, withdrawMax: 50_000, providerFaults: { PG: ['launch'] } },
  },
  'wallet.read': { body: { member: rich }, shows: { wallet: 25_000, games: { PG: 1_250.5 } } },
  'wallet.adjust': {
    body: { member: rich, place: 'PG', amount: -250.5 },
    shows: { wallet: 25_000, games: { PG: 1_000 } },
  },
  'wallet.transfer': {
    body: { member: rich, from: 'wallet', to: 'PG', amount: 100 },
    shows: { wallet: 24_900, games: { PG: 1_350.5 } },
  },
  'deposit.listQrs': {
    body: { member: newcomer },
    shows: [{ amount: 20, status: 'OPEN' }],
    after: [makeQr],
  },
  'deposit.makeQr': { body: makeQr[1], shows: { phone: newcomer, amount: 20, status: 'OPEN' } },
  'deposit.payQr': { body: { member: newcomer }, shows: { status: 'PAID' }, after: [makeQr] },
  'deposit.expireQr': { body: { member: newcomer }, shows: { status: 'EXPIRED' }, after: [makeQr] },
  'deposit.cancelQr': { body: { member: newcomer }, shows: { status: 'CANCELLED' }, after: [makeQr] },
  'deposit.listSlips': { body: { member: sender }, shows: [{ status: 'in progress' }] },
  'deposit.sendSlip': {
    body: { member: newcomer, fileName: 'BY_HAND.png', reference: 'REF0001' },
    shows: { status: 'in progress', reference: 'REF0001' },
  },
  'deposit.reviewSlip': {
    body: { member: sender, amount: 320.5 },
    shows: { status: 'SUCCESS', amount: 320.5 },
  },
  'deposit.receiveTransfer': {
    body: { member: newcomer, channel: 'SCB', amount: 99 },
    shows: { transaction: any },
  },
  'withdraw.list': {
    body: { member: rich },
    shows: expect.arrayContaining([expect.objectContaining({ status: 'WAITING' })]),
    after: [ask],
  },
  'withdraw.ask': { body: ask[1], shows: { amount: 500, status: 'WAITING', to: 'KBANK ***-*-*7890' } },
  'withdraw.pay': { body: { member: rich }, shows: { status: 'PAID' }, after: [ask] },
  'withdraw.reject': { body: { member: rich }, shows: { status: 'REJECTED' }, after: [ask] },
  'game.listAccounts': {
    body: { member: rich },
    shows: expect.arrayContaining([expect.objectContaining({ slot: 'PG', amount: 1_250.5 })]),
  },
  'game.openAccount': { body: { member: newcomer, slot: 'PG' }, shows: { slot: 'PG', amount: 0 } },
  'game.playRound': {
    body: { member: rich, slot: 'PG', stake: 50.5, won: 0 },
    shows: { slot: 'PG', amount: 1_200 },
  },
  'game.setFaults': { body: { slot: 'STORM', faults: [] }, shows: { slot: 'STORM', faults: [] } },
  'bonus.listOffers': { body: {}, shows: { bonuses: expect.arrayContaining(['WELCOME']) } },
  'bonus.list': {
    body: { member: active },
    shows: expect.arrayContaining([expect.objectContaining({ status: 'ACTIVE', source: 'bonus' })]),
  },
  'bonus.activate': { body: { member: newcomer, code: 'LOYAL' }, shows: { code: 'LOYAL', status: 'ACTIVE' } },
  'bonus.activatePromotion': {
    body: { member: newcomer, code: 'SABAI50' },
    shows: { source: 'promotion', status: 'ACTIVE' },
  },
  'bonus.grant': {
    body: { member: newcomer, amount: 80, turnover: 2 },
    shows: { amount: 80, leftToPlay: 160, status: 'ACTIVE' },
  },
  'bonus.play': { body: { member: active }, shows: { status: 'PLAYED', leftToPlay: 0 } },
  'bonus.end': { body: { member: played }, shows: { status: 'ENDED' } },
  'bonus.cancel': { body: { member: active }, shows: { status: 'CANCELLED' } },
  'invite.read': { body: { member: newcomer }, shows: { amount: 0, friends: [] } },
  'invite.befriend': { body: { member: newcomer, friend: rich }, shows: { friends: [rich] } },
  'invite.accrue': { body: { member: newcomer, friend: rich, amount: 60 }, shows: { amount: 60 } },
  'refund.read': { body: { member: newcomer }, shows: { amount: 0 } },
  'refund.accrue': { body: { member: newcomer, amount: 12.34 }, shows: { amount: 12.34 } },
  'spin.listCoupons': {
    body: { member: spinner },
    shows: expect.arrayContaining([expect.objectContaining({ prize: 'CASH50', status: 'WON' })]),
  },
  'spin.grantCoins': { body: { member: newcomer, coins: 2 }, shows: { coins: 2 } },
  'spin.grantCoupon': {
    body: { member: newcomer, prize: 'CASH500' },
    shows: { prize: 'CASH500', type: 'cash', amount: 500, status: 'WON' },
  },
  'spin.claimCoupon': {
    body: { member: newcomer },
    shows: { status: 'CLAIMED' },
    after: [['spin.grantCoupon', { member: newcomer, prize: 'CASH500' }]],
  },
  'spin.expireCoupon': {
    body: { member: newcomer },
    shows: { status: 'EXPIRED' },
    after: [['spin.grantCoupon', { member: newcomer, prize: 'GIFT' }]],
  },
  'spin.forcePrize': { body: { prize: 'NOTHING' }, shows: { prize: 'NOTHING' } },
  'chat.listRooms': {
    body: {},
    shows: expect.arrayContaining([{ guest, unread: 1 }]),
    after: [say],
  },
  'chat.listMessages': { body: { guest, limit: 1 }, shows: [{ sender: 'agent' }], after: [say, say] },
  'chat.countUnread': { body: { guest }, shows: { unread: 2 }, after: [say, say] },
  'chat.sayText': { body: say[1], shows: { id: any } },
  'chat.sayAsAgent': { body: { member: newcomer, message: card }, shows: { id: any } },
  'chat.hangUp': { body: { guest }, shows: { hungUp: true } },
};

function prepare({ after = [], app }: Example): World {
  const world = openWorld();
  app?.(world);
  for (const [name, body] of after) steer(world, name, body);
  return world;
}

test('every verb has an example', () => {
  expect(Object.keys(examples)).toEqual(allVerbs.map(({ name }) => name));
});

describe.each(allVerbs)('$name', ({ name, title, isSafe = false }: Verb) => {
  const example = examples[name] ?? { body: {}, shows: undefined };

  test('does what it says', () => {
    const world = prepare(example);
    const { shows } = example;
    const begin = world.journal.length;
    const before = world.stateHash();
    const answer = steer(world, name, example.body);
    expect(Array.isArray(shows) ? answer : [answer]).toMatchObject(Array.isArray(shows) ? shows : [shows]);
    const entries = world.journal
      .entries(begin)
      .map(({ kind, name: what, outcome }) => [kind, what, outcome]);
    expect(entries).toEqual(isSafe ? [] : [['control', name, 'ok']]);
    if (isSafe) expect(world.stateHash()).toBe(before);
  });

  test('belongs to a noun, has a title of one line, and refuses what it does not know', () => {
    const [noun, key] = name.split('.');
    expect(['members', ...nouns]).toContain(noun);
    expect(Object.keys((verbs as Record<string, object>)[noun ?? ''] ?? {})).toContain(key);
    expect(title).toMatch(/^[A-Z][^\n]{10,100}\.$/);
    const refused = () => steer(openWorld(), name, { ...example.body, unheardOf: 1 });
    expect(refused).toThrow(`${name}: body: Unrecognized key: "unheardOf"`);
  });
});

describe('a refusal', () => {
  test.each<[name: string, body: object, message: string]>([
    ['deposit.payQr', { member: rich }, 'There is no open QR code of 0812345678.'],
    ['deposit.payQr', { qr: 'x' }, 'There is no QR code x.'],
    ['deposit.payQr', { member: rich, qr: 'x' }, 'There is no QR code x of 0812345678.'],
    ['deposit.payQr', {}, 'Say whose QR code is meant: by member, or by its id.'],
    ['deposit.payQr', { member: '0800000099' }, 'no member with the id or phone number 0800000099.'],
    ['deposit.payQr', { member: 5 }, 'deposit.payQr: member: Invalid input: expected string'],
    ['deposit.makeQr', { ...makeQr[1], amount: 0.001 }, 'deposit.makeQr: amount: '],
    [
      'deposit.makeQr',
      { ...makeQr[1], provider: 'WW' },
      'deposit.makeQr is refused with TRANSFER_MINIMUM (amount 100).',
    ],
    ['deposit.makeQr', { ...makeQr[1], provider: 'SCB' }, 'expected one of "KBANK"|"WW"|"PAYTIMZ"'],
    ['deposit.reviewSlip', { member: sender }, 'A review comes to an amount, or to a note that says why not'],
    ['deposit.reviewSlip', { member: rich, amount: 1 }, 'There is no unreviewed slip of 0812345678.'],
    ['withdraw.pay', { member: newcomer }, 'There is no waiting withdrawal of 0823456789.'],
    ['wallet.adjust', { member: rich, amount: -25_000.01 }, '0812345678 has less than ฿25000.01 at wallet.'],
    ['wallet.adjust', { member: rich, place: 'LOTUS', amount: 1 }, 'has no account at LOTUS: open one by'],
    ['wallet.adjust', { member: rich, amount: 0 }, 'amount: Invalid input: nothing changes by 0'],
    [
      'game.playRound',
      { member: rich, slot: 'PG', stake: 5_000, won: 0 },
      'is refused with MONEY_NOT_ENOUGH.',
    ],
    ['bonus.end', { member: active }, 'There is no played bonus of 0834567890.'],
    ['invite.accrue', { member: rich, friend: rich, amount: 1 }, '0812345678 is no friend of their own.'],
    ['spin.grantCoupon', { member: rich, prize: 'NOTHING' }, 'The slice NOTHING wins no coupon.'],
    ['chat.countUnread', { guest }, `Nobody has written in the room of ${guest}.`],
    ['chat.hangUp', { guest, member: rich }, 'Say whose room is meant: member or guest, one of them.'],
    ['registration.readOtp', { phone: '0911111111' }, 'No one-time password is on its way to 0911111111.'],
    ['registration.expireOtp', {}, 'Say which one-time password is meant'],
    ['registration.expireOtp', { otp: 'x' }, 'There is no one-time password x.'],
    ['registration.verifyPhone', { phone: '12' }, '12 is no phone number of this market.'],
    ['members.create', { phone: rich }, '0812345678 is a member already.'],
  ])('of %s %j says: %s', (name, body, message) => {
    const world = openWorld();
    const before = world.stateHash();
    expect(() => steer(world, name, body)).toThrow(message);
    expect(world.stateHash()).toBe(before);
    expect(world.journal.entries().filter(({ kind }) => kind !== 'control')).toEqual([]);
  });

  test('by the world as it is leaves its reason in the journal', () => {
    const world = openWorld();
    expect(() => steer(world, 'deposit.payQr', { member: rich })).toThrow();
    expect(world.journal.entries().at(-1)).toMatchObject({
      kind: 'control',
      outcome: 'refused',
      detail: { message: 'There is no open QR code of [phone].' },
    });
  });
});

test.each([
  ['thailand', '0911111111'],
  ['laos', '20555512'],
] as const)('no phone number enters the journal, in %s', (market, phone) => {
  const world = openWorld(market);
  steer(world, 'members.create', { phone, wallet: 5 });
  steer(world, 'invite.befriend', { member: rich, friend: phone });
  steer(world, 'wallet.adjust', { member: phone, amount: 1 });
  expect(() => steer(world, 'deposit.payQr', { member: phone })).toThrow(phone);
  expect(world.journal.length).toBe(4);
  expect(world.journal.text()).not.toContain(phone);
});

describe('what a verb does is seen by the app', () => {
  test('a paid QR code and an accepted slip are money in the wallet', () => {
    const world = openWorld();
    steer(world, 'deposit.makeQr', makeQr[1]);
    steer(world, 'deposit.payQr', { member: newcomer });
    steer(world, 'deposit.sendSlip', { member: newcomer, fileName: 'BY_HAND.png' });
    steer(world, 'deposit.reviewSlip', { member: newcomer, amount: 30 });
    steer(world, 'deposit.receiveTransfer', { member: newcomer, channel: 'Truewallet', amount: 7 });
    expect(steer(world, 'wallet.read', { member: newcomer })).toMatchObject({ wallet: 57 });
  });

  test('the wheel stops where it is told to, spin after spin', () => {
    const world = openWorld();
    for (const prize of ['GIFT', 'NOTHING']) steer(world, 'spin.forcePrize', { prize });
    const stops = [1, 2].map(
      () => (call(world, 'spin.spin', { as: 'spin' }) as { result: { code: string } }).result.code,
    );
    expect(stops).toEqual(['GIFT', 'NOTHING']);
  });

  test('a provider refuses what it is told to refuse, and heals', () => {
    const world = openWorld();
    const activate = () => codeOf(world, 'game.activate', { as: 'new', params: { slotCode: 'PG' } });
    steer(world, 'game.setFaults', { slot: 'PG', faults: ['activate'] });
    expect(activate()).toBe('SLOT_ACTIVATE_FAIL');
    steer(world, 'game.setFaults', { slot: 'PG', faults: [] });
    expect(activate()).toBeUndefined();
  });

  test('a member who was locked out, and a phone that was blocked, may try again', () => {
    const world = openWorld();
    const login = (password: string) =>
      codeOf(world, 'session.login', { body: { username: rich, password } });
    for (let turn = 0; turn < 5; turn++) login('wrong');
    expect(login('demo1234')).toBe('INVALID_USER_3');
    steer(world, 'session.unlock', { member: rich });
    expect(login('demo1234')).toBeUndefined();

    const { otpToken } = sendOtp(world) as { otpToken: string };
    const verify = (otpCode: string) =>
      codeOf(world, 'registration.verifyOtp', { body: { otpToken, otpCode } });
    const { code } = steer(world, 'registration.readOtp', { phone: '0911111111' }) as { code: string };
    for (let turn = 0; turn < 5; turn++) verify(code === '000000' ? '1' : '000000');
    expect(verify(code)).toBe('OTP_BLOCK');
    steer(world, 'registration.unblockPhone', { phone: '0911111111' });
    expect(verify(code)).toBeUndefined();
  });

  test('a friend’s play brings in a share once they are friends', () => {
    const world = openWorld();
    steer(world, 'invite.befriend', { member: newcomer, friend: rich });
    steer(world, 'game.playRound', { member: rich, slot: 'PG', stake: 100, won: 100 });
    expect(steer(world, 'invite.read', { member: newcomer })).toEqual({ amount: 1, friends: [rich] });
  });
});

test('a verb that answers what it does not declare is a bug, and nothing of it happens', () => {
  const world = openWorld();
  const { leak } = verbsOf('members', {
    leak: defineVerb({
      title: 'Answers more than it says.',
      body: z.strictObject({}),
      answer: z.strictObject({ id: z.string() }),
      run(inside) {
        const { id } = steerInside(inside);
        return { id, password: 'x' } as { id: string };
      },
    }),
  });
  const before = world.stateHash();
  expect(() => performVerb(world, leak, {})).toThrow(AnswerViolation);
  expect(() => performVerb(world, leak, {})).toThrow(
    'members.leak answers what it does not declare: answer: Unrecognized key',
  );
  expect(world.stateHash()).toBe(before);
});

/** Changes something, within the command that is open. */
function steerInside(world: World): { id: string } {
  const answer = verbs.members.create.run(world, {});
  return { id: answer.id };
}
