import { satang } from '@wallet/contract/wire/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from './runs.fixture.ts';
import { account } from './account.ts';
import { days, hours, minutes, seconds } from './clock.ts';
import { fail, DomainError } from './domain-error.ts';
import { table } from './store.ts';
import { sampleStart, sampleWorld, journalText } from './world.fixture.ts';
import type { EventHandlers, World } from './world.ts';

interface Payout {
  readonly id: string;
  readonly memberId: string;
  readonly amount: number;
  readonly status: 'WAITING' | 'SUCCESS' | 'FAILED';
}

const payouts = table<Payout>('payout', { index: ['memberId'] });

const handlers: EventHandlers = {
  'payout.settle': (world, { id }: { id: string }) => {
    const { memberId, amount } = payouts(world).get(id)!;
    const isPaid = world.random.chance('settle', 0.8);
    payouts(world).update(id, { status: isPaid ? 'SUCCESS' : 'FAILED' });
    const to = isPaid ? account.payoutClearing : account.wallet(memberId);
    world.ledger.move(account.held(memberId), to, satang(amount), {
      kind: 'withdraw',
      cause: 'payout.settle',
      memberId,
      ref: id,
      paysOnce: `payout:${id}`,
    });
  },
};

/** A small domain with typical commands and events. */
const journey = {
  deposit(world: World, memberId: string, amount: number) {
    world.command({ name: 'deposit.create', memberId, input: { amount } }, () =>
      world.ledger.move(account.bankClearing, account.wallet(memberId), satang(amount), {
        kind: 'deposit',
        cause: 'deposit.create',
        memberId,
      }),
    );
  },
  withdraw(world: World, memberId: string, amount: number) {
    world.command({ name: 'payout.create', memberId, input: { amount } }, () => {
      if (world.ledger.balance(account.wallet(memberId)) < amount)
        fail('MONEY_NOT_ENOUGH', { amount: satang(amount) });
      const id = world.ids.next('payout');
      payouts(world).insert({ id, memberId, amount, status: 'WAITING' });
      world.ledger.move(account.wallet(memberId), account.held(memberId), satang(amount), {
        kind: 'withdraw',
        cause: 'payout.create',
        memberId,
        ref: id,
      });
      world.eventQueue.after(seconds(90), 'payout.settle', { id });
    });
  },
  wait: (world: World, _: string, amount: number) => void world.advance(seconds(amount % 200)),
};

type Step = readonly [action: keyof typeof journey, memberId: string, amount: number];

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.tuple(
    fc.constantFrom(...(Object.keys(journey) as (keyof typeof journey)[])),
    fc.constantFrom('ann', 'bee'),
    fc.integer({ min: 1, max: 5000 }),
  ),
  { maxLength: 30, size: 'max' },
);

function take(world: World, [action, memberId, amount]: Step): void {
  try {
    journey[action](world, memberId, amount);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

const fresh = (id: string, seed: string) => sampleWorld({ id, seed, handlers });

/** Returns all observable data of a world. */
const observable = (world: World) => [
  journalText(world),
  world.stateHash(),
  JSON.stringify(world.snapshot()),
];

test('forks a world that continues alike and in isolation', () => {
  fc.assert(
    fc.property(steps, steps, steps, (before, here, there) => {
      const world = fresh('a', '1');
      for (const step of before) take(world, step);
      const journalBefore = world.journal.length;
      const fork = world.fork('b');
      const hash = fork.stateHash();
      expect(hash).toBe(world.stateHash());
      for (const step of here) take(world, step);
      expect(fork.stateHash()).toBe(hash);

      const same = fresh('b', '1');
      for (const step of [...before, ...there]) take(same, step);
      for (const step of there) take(fork, step);
      expect(fork.snapshot()).toEqual(same.snapshot());
      expect(same.journal.length - fork.journal.length).toBe(journalBefore);
    }),
    { numRuns: runsOf(30, 100) },
  );
});

test('resets to the origin repeatedly, and the same steps give the same state', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const world = sampleWorld({ handlers, prepare: (empty) => journey.deposit(empty, 'ann', 5000) });
      const origin = observable(world);
      expect(world.journal.length).toBe(0);
      for (const step of taken) take(world, step);
      const reached = observable(world);
      world.reset();
      expect(observable(world)).toEqual(origin);
      for (const step of taken) take(world, step);
      expect(observable(world)).toEqual(reached);
    }),
    { numRuns: runsOf(30, 100) },
  );
});

test('continues a JSON snapshot in another world, random draws included', () => {
  fc.assert(
    fc.property(steps, steps, (before, later) => {
      const world = fresh('a', '1');
      for (const step of before) take(world, step);
      const text = JSON.stringify(world.snapshot());
      const other = fresh('b', 'another seed');
      other.restore(JSON.parse(text));
      expect(other.seed).toBe('1');
      for (const step of later) {
        take(world, step);
        take(other, step);
      }
      expect(other.snapshot()).toEqual(world.snapshot());
      expect(other.audit()).toEqual([]);
    }),
    { numRuns: runsOf(15, 50) },
  );
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['another version', { ...sampleWorld().snapshot(), version: 2 }],
  ['another market', { ...sampleWorld({ market: 'laos' }).snapshot() }],
  ['no clock', { ...sampleWorld().snapshot(), clock: { mode: 'live', at: 1 } }],
  ['no entries', { ...sampleWorld().snapshot(), state: { 'table/payout': 5 } }],
])('rejects a snapshot of %s without changes', (_, snapshot) => {
  const world = fresh('a', '1');
  journey.deposit(world, 'ann', 10);
  const before = observable(world);
  expect(() => world.restore(snapshot)).toThrow(TypeError);
  expect(observable(world)).toEqual(before);
});

test('keeps the prepared past in the ledger and starts with an empty journal', () => {
  const world = sampleWorld({
    handlers,
    clock: { mode: 'frozen', at: sampleStart - days(120) },
    prepare(empty) {
      journey.deposit(empty, 'ann', 5000);
      empty.advance({ to: sampleStart });
    },
  });
  expect(world.clock.now()).toBe(sampleStart);
  expect(world.ledger.history().items[0]?.at).toBe(sampleStart - days(120));
  expect(world.journal.entries()).toEqual([]);
});

test('shows the present time in a clone of a live world', () => {
  let real = sampleStart;
  const origin = sampleWorld({
    handlers,
    realNow: () => real,
    clock: { mode: 'frozen', at: sampleStart - hours(1) },
    prepare(empty) {
      empty.advance(hours(1));
      empty.clock.resume();
    },
  });
  real += minutes(5);
  const clone = origin.fork('clone');
  expect(clone.clock.now()).toBe(sampleStart + minutes(5));
  real += minutes(5);
  clone.reset();
  expect(clone.clock.now()).toBe(sampleStart + minutes(10));
});

test('returns to the moment of a checkpoint, from where a live clock goes on', () => {
  let real = sampleStart;
  const world = sampleWorld({ handlers, realNow: () => real });
  world.clock.resume(60);
  world.checkpoints.put('before');
  real += hours(1);
  world.checkpoints.load('before');
  expect(world.clock.now()).toBe(sampleStart);
  real += minutes(1);
  expect(world.clock.now()).toBe(sampleStart + hours(1));
});

test.each(['', 'a.b', 'a b', 'x'.repeat(65)])('rejects the world id %j', (id) => {
  expect(() => sampleWorld({ id })).toThrow(RangeError);
});
