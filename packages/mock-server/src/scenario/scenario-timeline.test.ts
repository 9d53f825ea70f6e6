import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runsOf } from '../world/runs.fixture.ts';
import { perform } from '../domains/action-examples.fixture.ts';
import { account } from '../world/account.ts';
import { guessable } from '../world/secret-source.fixture.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/create-world.ts';
import { members } from '../domains/profile/member.ts';
import { createScenarioClient } from './scenario-client.ts';
import { createOrigins, worldRules } from './origins.ts';
import { ref } from './reference.ts';
import type { CallStep, Scenario, TimelineRule } from './scenario-schema.ts';
import { startTimeline } from './scenario-timeline.ts';
import { journalText } from '../world/world.fixture.ts';

const present = Date.UTC(2026, 0, 15, 5);
const [ann, bee] = ['0800000001', '0800000002'];

const base = {
  name: 'test',
  title: 'Two members.',
  members: 'nobody',
  given: [ann, bee].map((phone) => ({
    action: 'members.create',
    params: {
      phone,
      wallet: 1_000,
      bankAccount: { bankCode: 'SCB', bankAccountName: 'TEST', bankAccountNo: phone },
    },
  })),
} satisfies Partial<Scenario>;

/** Returns a frozen world with a timeline. */
function begin(timeline: NonNullable<Scenario['timeline']>, params: Scenario['params'] = {}): World {
  const world = createOrigins(worldRules(() => present, guessable))({
    scenario: { ...base, timeline, params },
    frozenAt: present,
  }).fork('w');
  startTimeline(world);
  return world;
}

const qr = (as: string): CallStep => ({
  call: 'deposit.createQr',
  as,
  pathParams: { bankCode: 'KBANK' },
  body: { amount: 100 },
});

const balanceOf = (world: World, phone: string): number =>
  world.ledger.balance(account.wallet(members(world).oneBy('phone', phone)?.id ?? ''));

const done = (world: World): string[] =>
  world.journal
    .entries()
    .filter(({ name }) => name.startsWith('scenario.'))
    .map(({ name, outcome, at: moment }) => `${(moment - present) / 1000} ${name} ${outcome}`);

it('reacts to an action for the member that it names', () => {
  const world = begin([
    { when: 'deposit.makeQr', member: ann, action: 'deposit.payQr', params: { member: '$member' } },
  ]);
  for (const member of [ann, bee])
    perform(world, 'deposit.makeQr', { member, provider: 'KBANK', amount: 100 });
  world.advance(1);
  expect([balanceOf(world, ann), balanceOf(world, bee)]).toEqual([110_000, 100_000]);
});

it('reacts to each call of the app after a delay', () => {
  const world = begin([
    { when: 'deposit.createQr', after: '20s', action: 'deposit.payQr', params: { member: '$member' } },
  ]);
  const client = createScenarioClient(world);
  client.callSync(qr(ann));
  world.advance(5_000);
  client.callSync(qr(bee));
  world.advance(60_000);
  expect(done(world)).toEqual(['20 scenario.deposit.payQr ok', '25 scenario.deposit.payQr ok']);
  expect([balanceOf(world, ann), balanceOf(world, bee)]).toEqual([110_000, 110_000]);
});

it.each([
  ['the nth', { nth: 2 }, ['0 scenario.deposit.expireQr ok'], [ann, ann, bee]],
  ['a member, by phone number', { member: bee }, ['0 scenario.deposit.expireQr ok'], [ann, bee]],
  ['a matching input', { input: { amount: 100 } }, ['0 scenario.deposit.expireQr ok'], [ann]],
  ['another input', { input: { amount: 99 } }, [], [ann]],
  ['another outcome', { outcome: 'NO_BANK' }, [], [ann]],
])('reacts to %s only', (_what, match, expected, callers) => {
  const world = begin([
    { when: 'deposit.createQr', ...match, action: 'deposit.expireQr', params: { member: '$member' } },
  ]);
  const client = createScenarioClient(world);
  for (const caller of callers) client.callSync(qr(caller));
  world.catchUp();
  expect(done(world)).toEqual(expected);
});

it('reacts to an error, an action and an event', () => {
  const world = begin([
    {
      when: 'withdraw.create',
      outcome: 'MONEY_NOT_ENOUGH',
      action: 'wallet.adjust',
      params: {
        member: '$member',
        amount: 5,
      },
    },
    { when: 'wallet.adjust', action: 'wallet.adjust', params: { member: ann, amount: 7 } },
    { when: 'withdraw.settle', action: 'wallet.adjust', params: { member: ann, amount: 11 } },
  ]);
  const client = createScenarioClient(world);
  client.callSync({ call: 'withdraw.create', as: ann, body: { amount: 9_000 }, outcome: 'MONEY_NOT_ENOUGH' });
  world.catchUp();
  expect(balanceOf(world, ann)).toBe(100_500);
  perform(world, 'wallet.adjust', { member: bee, amount: 1 });
  world.catchUp();
  // Timeline actions trigger no rules.
  expect(balanceOf(world, ann)).toBe(101_200);
});

it('uses the parameters in all fields', () => {
  const params = {
    who: { description: 'who', default: bee },
    much: { description: 'how much', default: 3 },
    wait: { description: 'how long', default: '4s' },
  };
  const given = { member: '$param.who', amount: ref<number>('$param.much'), reason: 'for ${param.who}' };
  const world = begin(
    [
      {
        when: 'deposit.createQr',
        member: '$param.who',
        after: '$param.wait',
        action: 'wallet.adjust',
        params: given,
      },
    ],
    params,
  );
  const client = createScenarioClient(world);
  client.callSync(qr(ann));
  client.callSync(qr(bee));
  world.advance(4_000);
  expect(done(world)).toEqual(['4 scenario.wallet.adjust ok']);
  expect(balanceOf(world, bee)).toBe(100_300);
  expect(world.ledger.history({ kinds: ['adjust'] }).items[0]?.note).toBe(`for ${bee}`);
});

it('runs actions at a time: after the start, and at a moment', () => {
  const world = begin([
    { after: '30s', action: 'wallet.adjust', params: { member: ann, amount: 1 } },
    { at: '2026-01-15T12:01:00+07:00', action: 'wallet.adjust', params: { member: ann, amount: 2 } },
  ]);
  world.advance(60_000);
  expect(done(world)).toEqual([
    '0 scenario.begin ok',
    '30 scenario.wallet.adjust ok',
    '60 scenario.wallet.adjust ok',
  ]);
  world.reset();
  startTimeline(world);
  world.advance(30_000);
  expect(balanceOf(world, ann)).toBe(100_100);
});

it('records a rejected action in the journal, and continues', () => {
  const world = begin([
    { when: 'deposit.createQr', after: '10s', action: 'deposit.payQr', params: { member: '$member' } },
    { when: 'deposit.createQr', after: '20s', action: 'deposit.payQr', params: { member: '$member' } },
    { when: 'deposit.createQr', action: 'wallet.adjust', params: { member: '$answer.nobody', amount: 1 } },
  ]);
  createScenarioClient(world).callSync(qr(ann));
  world.advance(60_000);
  expect(done(world)).toEqual([
    '0 scenario.wallet.adjust refused',
    '10 scenario.deposit.payQr ok',
    '20 scenario.deposit.payQr refused',
  ]);
  expect(world.journal.entries().at(-1)?.detail).toEqual({
    message: 'There is no QR code of [phone] with the status OPEN; the newest has PAID.',
  });
  expect(world.journal.entries().filter(({ kind }) => kind === 'crash')).toEqual([]);
});

const rules: readonly TimelineRule[] = [
  { when: 'deposit.createQr', nth: 2, after: '20s', action: 'deposit.payQr', params: { member: '$member' } },
  {
    when: 'deposit.createQr',
    after: '40s',
    action: 'wallet.adjust',
    params: { member: '$member', amount: 1 },
  },
  { when: 'withdraw.create', after: '5s', action: 'withdraw.reject', params: { member: '$member' } },
  { after: '50s', action: 'wallet.adjust', params: { member: ann, amount: 3 } },
];

const deeds: readonly ((world: World) => void)[] = [
  (world) => void createScenarioClient(world).callSync(qr(ann)),
  (world) => void createScenarioClient(world).callSync(qr(bee)),
  (world) =>
    void createScenarioClient(world).callSync({ call: 'withdraw.create', as: ann, body: { amount: 150 } }),
  (world) => void world.advance(7_000),
  (world) => void world.advance('next'),
];
const script = fc.array(fc.integer({ min: 0, max: deeds.length - 1 }), { maxLength: 12, size: 'max' });
const play = (world: World, steps: readonly number[]): void => steps.forEach((step) => deeds[step]?.(world));

it('is part of the world: deterministic by seed, and continued by forks, snapshots and resets', () => {
  fc.assert(
    fc.property(script, script, (first, second) => {
      const world = begin(rules);
      play(world, first);
      const fork = world.fork('w');
      const identity = { id: 'w', seed: 'other', market: 'thailand' } as const;
      const restored = createWorld({ ...worldRules(() => present, guessable), ...identity });
      restored.restore(JSON.parse(JSON.stringify(world.snapshot())));
      for (const each of [world, fork, restored]) play(each, second);
      expect(fork.stateHash()).toBe(world.stateHash());
      expect(restored.stateHash()).toBe(world.stateHash());
      expect(journalText(restored)).toBe(journalText(fork));

      const solo = begin(rules);
      play(solo, [...first, ...second]);
      expect(journalText(solo)).toBe(journalText(world));
      const lived = journalText(world);
      world.reset();
      startTimeline(world);
      play(world, [...first, ...second]);
      expect(journalText(world)).toBe(lived);
    }),
    { numRuns: runsOf(8, 25) },
  );
});
