import { nouns } from '@wallet/contract';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { World } from '../world/world.ts';
import { codeOf } from './domain-client.fixture.ts';
import { openWorld } from './demo.fixture.ts';
import { defineAction, performAction, type Action } from './action.ts';
import { ContractViolation } from '../world/contract-violation.ts';
import {
  active,
  examples,
  guest,
  makeQr,
  newcomer,
  rich,
  sender,
  perform,
  type Example,
} from './action-examples.fixture.ts';
import { allActions, actions } from './actions.ts';
import { journalText } from '../world/world.fixture.ts';

function prepare({ after = [], app }: Example): World {
  const world = openWorld();
  app?.(world);
  for (const [name, body] of after) perform(world, name, body);
  return world;
}

test('every action has an example', () => {
  expect(Object.keys(examples)).toEqual(allActions.map(({ name }) => name));
});

describe.each(allActions)('$name', ({ name, title, isSafe = false }: Action) => {
  const example = examples[name] ?? { body: {}, result: undefined };

  test('has its declared effect', () => {
    const world = prepare(example);
    const { result } = example;
    const begin = world.journal.length;
    const before = world.stateHash();
    const answer = perform(world, name, example.body);
    expect(Array.isArray(result) ? answer : [answer]).toMatchObject(
      Array.isArray(result) ? result : [result],
    );
    const entries = world.journal
      .entries(begin)
      .map(({ kind, name: what, outcome }) => [kind, what, outcome]);
    expect(entries).toEqual(isSafe ? [] : [['control', name, 'ok']]);
    if (isSafe) expect(world.stateHash()).toBe(before);
  });

  test('belongs to a noun, has a one-line title, and rejects unknown fields', () => {
    const [noun, key] = name.split('.');
    expect(['members', ...nouns]).toContain(noun);
    expect(Object.keys((actions as Record<string, object>)[noun ?? ''] ?? {})).toContain(key);
    expect(title).toMatch(/^[A-Z][^\n]{10,100}\.$/);
    const refused = () => perform(openWorld(), name, { ...example.body, unheardOf: 1 });
    expect(refused).toThrow(`${name}: unheardOf: unknown key`);
  });
});

test.each<[name: string, body: object, message: string]>([
  ['deposit.payQr', { member: rich }, `There is no QR code of ${rich} with the status OPEN.`],
  ['deposit.payQr', { qr: 'x' }, 'There is no QR code x.'],
  ['deposit.payQr', { member: rich, qr: 'x' }, `There is no QR code x of ${rich}.`],
  ['deposit.payQr', {}, 'Name the QR code by member, or by its id.'],
  ['deposit.payQr', { member: '0800000099' }, 'no member with the id or phone number 0800000099.'],
  ['deposit.payQr', { member: 5 }, 'deposit.payQr: member: Invalid input: expected string'],
  ['deposit.makeQr', { ...makeQr[1], amount: 0.001 }, 'deposit.makeQr: amount: '],
  ['deposit.makeQr', { ...makeQr[1], provider: 'SCB' }, 'expected one of "KBANK"|"WW"|"PAYTIMZ"'],
  [
    'deposit.reviewSlip',
    { member: sender },
    'A review needs either an amount, or a note with the reason of the failure',
  ],
  [
    'deposit.reviewSlip',
    { member: rich, amount: 1 },
    `There is no slip of ${rich} with the status in progress; the newest has SUCCESS.`,
  ],
  ['withdraw.pay', { member: newcomer }, `There is no withdrawal of ${newcomer} with the status WAITING.`],
  ['wallet.adjust', { member: rich, amount: -25_000.01 }, `${rich} has less than ฿25000.01 at wallet.`],
  ['wallet.adjust', { member: rich, place: 'LOTUS', amount: 1 }, 'has no account at LOTUS: open one by'],
  ['wallet.adjust', { member: rich, amount: 0 }, 'amount: Invalid input: the amount must not be 0'],
  ['wallet.adjust', { member: rich, amount: -0.001 }, 'wallet.adjust: amount: Invalid'],
  ['wallet.adjust', { member: rich, amount: 5e-324 }, 'wallet.adjust: amount: Invalid'],
  ['game.playRound', { member: rich, slot: 'PG', stake: 5_000, won: 0 }, 'failed with MONEY_NOT_ENOUGH.'],
  [
    'bonus.end',
    { member: active },
    `There is no bonus of ${active} with the status PLAYED; the newest has ACTIVE.`,
  ],
  [
    'invite.accrue',
    { member: rich, friend: rich, amount: 1 },
    `${rich} cannot be their own friend: name another member.`,
  ],
  ['spin.grantCoupon', { member: rich, prize: 'NOTHING' }, 'The slice NOTHING wins no coupon.'],
  ['chat.countUnread', { guest }, `There is no room of ${guest}: it has no message yet.`],
  ['chat.sayText', { member: '0800000099', text: 'x' }, 'no member with the id or phone number 08'],
  ['chat.disconnect', { member: '0800000099' }, 'no member with the id or phone number 0800000099.'],
  ['chat.disconnect', { guest, member: rich }, 'Name the owner of the room: either member or guest.'],
  ['registration.readOtp', { phone: '0911111111' }, 'No one-time password is pending for 0911111111.'],
  ['registration.expireOtp', {}, 'Name the one-time password by phone, or by its id.'],
  ['registration.expireOtp', { otp: 'x' }, 'There is no one-time password x.'],
  ['registration.readOtp', { phone: '12' }, '12 is not a phone number of this market.'],
  ['members.create', { phone: rich }, `${rich} is already a member.`],
])('the failed action %s %j has the message: %s', (name, body, message) => {
  const world = openWorld();
  const before = world.stateHash();
  expect(() => perform(world, name, body)).toThrow(message);
  expect(world.stateHash()).toBe(before);
  expect(world.journal.entries().filter(({ kind }) => kind !== 'control')).toEqual([]);
});

test.each([
  ['thailand', '0911111111'],
  ['laos', '20555512'],
] as const)('no phone number enters the journal, in %s', (market, phone) => {
  const world = openWorld(market);
  perform(world, 'members.create', { phone, wallet: 5 });
  perform(world, 'invite.befriend', { member: rich, friend: phone });
  perform(world, 'wallet.adjust', { member: phone, amount: 1 });
  expect(() => perform(world, 'deposit.payQr', { member: phone })).toThrow(phone);
  expect(world.journal.length).toBe(4);
  expect(journalText(world)).not.toContain(phone);
});

test('game.setFaults fails the faulty functions of a provider until they are cleared', () => {
  const world = openWorld();
  const activate = () => codeOf(world, 'game.activate', { as: 'new', params: { slotCode: 'PG' } });
  perform(world, 'game.setFaults', { slot: 'PG', faults: ['activate'] });
  expect(activate()).toBe('SLOT_ACTIVATE_FAIL');
  perform(world, 'game.setFaults', { slot: 'PG', faults: [] });
  expect(activate()).toBeUndefined();
});

test('treats a result outside the schema as a bug, and rolls the action back', () => {
  const world = openWorld();
  const definition = defineAction({
    title: 'Returns an undeclared result.',
    body: z.strictObject({}),
    result: z.strictObject({ id: z.string() }),
    run(inside) {
      const { id } = steerInside(inside);
      return { id, password: 'x' } as { id: string };
    },
  });
  const leak: Action = { ...definition, name: 'members.leak' };
  const before = world.stateHash();
  expect(() => performAction(world, leak, {})).toThrow(ContractViolation);
  expect(() => performAction(world, leak, {})).toThrow(
    'members.leak: the result does not match its schema: ',
  );
  expect(world.stateHash()).toBe(before);
});

/** Runs a nested action in the open command. */
function steerInside(world: World): { id: string } {
  const answer = actions.members.create.run(world, {});
  return { id: answer.id };
}
