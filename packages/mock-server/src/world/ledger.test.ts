import { satang } from '@wallet/contract/wire/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { account, isMemberAccount, type Account } from './account.ts';
import { fail } from './domain-error.ts';
import { BrokenInvariant } from './invariants.ts';
import { ledgerMaps, transactions, type Posting } from './ledger.ts';
import { runsOf } from './runs.fixture.ts';
import { sampleAccounts, sampleWorld } from './world.fixture.ts';
import type { World } from './world.ts';

const entry = { kind: 'transfer', cause: 'wallet.transfer' } as const;
const everyAccount = [...sampleAccounts, account.bankClearing, account.payoutClearing, account.gameHouse];

const owners = ['ann', 'bee'] as const;

/** A naive ledger as the model. */
interface Model {
  readonly balances: ReadonlyMap<string, number>;
  readonly things: ReadonlySet<string>;
  readonly perMember: ReadonlyMap<string, number>;
}

type Ending = 'returns' | 'fails' | 'fails committed' | 'crashes';

interface Movement {
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  readonly memberId: (typeof owners)[number];
  readonly thing: string | undefined;
}

/** The balance of every account, and the number of transactions of each member. */
const inModel = ({ balances, perMember }: Model): number[] => [
  ...everyAccount.map((name) => balances.get(name) ?? 0),
  ...owners.map((memberId) => perMember.get(memberId) ?? 0),
];
const inLedger = ({ ledger }: World): number[] => [
  ...everyAccount.map((name) => ledger.balance(name)),
  ...owners.map((memberId) => ledger.history({ memberId, limit: 1 }).total),
];

interface MoneyCommand {
  readonly movements: readonly Movement[];
  readonly ending: Ending;
}

/** Returns the name of the error of a command; `isSound` without a broken invariant. */
function errorOf(ending: Ending, isSound: boolean): string {
  if (ending === 'fails') return 'DomainError';
  if (ending === 'crashes') return 'Error';
  if (!isSound) return 'BrokenInvariant';
  return ending === 'fails committed' ? 'DomainError' : 'none';
}

/** Runs a command. Returns the name of its error. */
function attempt(world: World, { movements, ending }: MoneyCommand): string {
  try {
    world.command({ name: 'wallet.transfer' }, () => {
      for (const { from, to, amount, memberId, thing } of movements)
        world.ledger.move(from, to, satang(amount), {
          ...entry,
          memberId,
          ...(thing !== undefined && { paysOnce: `slip:${thing}` }),
        });
      if (ending === 'fails') fail('TRANSFER_FAIL');
      if (ending === 'fails committed') fail.andCommit('TRANSFER_FAIL');
      if (ending === 'crashes') throw new Error('a bug');
    });
    return 'none';
  } catch (error) {
    return (error as Error).name;
  }
}

/** Returns the model after the movements; undefined when an invariant would break. */
function after(model: Model, movements: readonly Movement[]): Model | undefined {
  const balances = new Map(model.balances);
  const things = new Set(model.things);
  const perMember = new Map(model.perMember);
  for (const { from, to, amount, memberId, thing } of movements) {
    balances.set(from, (balances.get(from) ?? 0) - amount);
    balances.set(to, (balances.get(to) ?? 0) + amount);
    perMember.set(memberId, (perMember.get(memberId) ?? 0) + 1);
    if (thing === undefined) continue;
    if (things.has(thing)) return undefined;
    things.add(thing);
  }
  const isNegative = [...balances].some(([name, balance]) => balance < 0 && isMemberAccount(name));
  return isNegative ? undefined : { balances, things, perMember };
}

const movement: fc.Arbitrary<Movement> = fc.record({
  from: fc.constantFrom(...everyAccount, account.bankClearing, account.bankClearing),
  to: fc.constantFrom(...everyAccount),
  amount: fc.integer({ min: 1, max: 500_00 }),
  memberId: fc.constantFrom(...owners),
  thing: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { nil: undefined, freq: 5 }),
});

const moneyCommand: fc.Arbitrary<MoneyCommand> = fc.record({
  movements: fc.array(movement, { minLength: 1, maxLength: 3 }),
  ending: fc.constantFrom<Ending>('returns', 'returns', 'returns', 'fails', 'fails committed', 'crashes'),
});

test('agrees with a naive ledger over any sequence of commands', () => {
  fc.assert(
    fc.property(fc.array(moneyCommand, { maxLength: 50, size: 'max' }), (commands) => {
      const world = sampleWorld();
      let model: Model = { balances: new Map(), things: new Set(), perMember: new Map() };
      for (const command of commands) {
        const next = after(model, command.movements);
        const expected = errorOf(command.ending, next !== undefined);
        const isCommitted = next !== undefined && ['returns', 'fails committed'].includes(command.ending);
        const before = isCommitted ? '' : world.stateHash();
        const ended = attempt(world, command);
        if (isCommitted) model = next;
        const isKept = isCommitted || world.stateHash() === before;
        // An `expect` per account would take most of the time.
        expect([ended, isKept, ...inLedger(world)].join()).toBe([expected, true, ...inModel(model)].join());
      }
      expect(world.audit()).toEqual([]);
    }),
    { numRuns: runsOf(60, 1000) },
  );
});

const funded = (): World => {
  const world = sampleWorld();
  world.command({ name: 'deposit.slip' }, () =>
    world.ledger.move(account.bankClearing, account.wallet('ann'), satang(100_00), {
      kind: 'deposit',
      cause: 'deposit.slip',
      memberId: 'ann',
      paysOnce: 'slip:REF1',
      detail: { bank: 'kbank' },
    }),
  );
  return world;
};

test('finds the transaction of a payment key', () => {
  const world = funded();
  expect(world.ledger.paid('slip:REF1')).toMatchObject({ kind: 'deposit', detail: { bank: 'kbank' } });
  expect(world.ledger.paid('slip:REF2')).toBeUndefined();
});

test('rejects a second payment of the same key and journals the transactions', () => {
  const world = funded();
  const before = world.stateHash();
  const again = () =>
    world.command({ name: 'deposit.slip', memberId: 'ann' }, () =>
      world.ledger.move(account.bankClearing, account.wallet('ann'), satang(1), {
        ...entry,
        paysOnce: 'slip:REF1',
      }),
    );
  expect(again).toThrow(BrokenInvariant);
  expect(world.stateHash()).toBe(before);
  expect(world.journal.entries().at(-1)).toMatchObject({
    kind: 'violation',
    name: 'deposit.slip',
    outcome: 'broken invariant',
    detail: {
      violations: [{ rule: 'paid-at-most-once', subject: 'slip:REF1' }],
      transactions: [{ paysOnce: 'slip:REF1' }],
    },
  });
});

test.each<[string, readonly Posting[], string, cause?: string]>([
  ['a transfer without a cause', [], 'every-transfer-has-a-cause', ' '],
  ['money from nowhere', [{ account: account.wallet('ann'), amount: satang(1) }], 'zero-sum'],
  [
    'an overdrawn wallet',
    [
      { account: account.wallet('ann'), amount: satang(-100_01) },
      { account: account.payoutClearing, amount: satang(100_01) },
    ],
    'no-negative-member-balance',
  ],
  [
    'more than an amount on the wire can say',
    [
      { account: account.wallet('bob'), amount: satang(100_000_000_000) },
      { account: account.bankClearing, amount: satang(-100_000_000_000) },
    ],
    'no-balance-above-the-wire',
  ],
])('rejects %s', (_, postings, rule, cause = entry.cause) => {
  const world = funded();
  const post = () => world.command({ name: 'x' }, () => world.ledger.post({ ...entry, cause, postings }));
  expect(post).toThrow(
    expect.objectContaining({ violations: expect.arrayContaining([expect.objectContaining({ rule })]) }),
  );
  expect(world.ledger.balance(account.wallet('ann'))).toBe(100_00);
});

test('rejects a change or removal of a recorded transaction', () => {
  const world = funded();
  const [recorded] = world.ledger.history().items;
  expect(() =>
    world.command({ name: 'x' }, () => transactions(world).update(recorded!.id, { cause: 'y' })),
  ).toThrow(/postings-never-change/);
  expect(() => world.command({ name: 'x' }, () => transactions(world).remove(recorded!.id))).toThrow(
    /postings-never-change/,
  );
  expect(() => Object.assign(recorded!.postings[0]!, { amount: 5 })).toThrow(TypeError);
});

test('reports a balance that differs from the postings in the audit', () => {
  const world = funded();
  world.state.stage(() => world.state.map<number>(ledgerMaps.balance).set(account.wallet('ann'), 1));
  expect(world.audit()).toEqual([
    { rule: 'balance-is-the-fold-of-postings', subject: 'wallet:ann', detail: 'kept 1, folded 10000' },
  ]);
});

test('moves only amounts above zero', () => {
  const world = funded();
  const move = (amount: number) => () =>
    world.command({ name: 'x' }, () =>
      world.ledger.move(account.wallet('ann'), account.held('ann'), satang(amount), entry),
    );
  expect(move(0)).toThrow(RangeError);
  expect(move(-1)).toThrow(RangeError);
});

test('pages the history of one member, newest first', () => {
  const world = sampleWorld();
  for (let amount = 1; amount <= 7; amount++)
    world.command({ name: 'deposit.slip' }, () => {
      const memberId = amount % 2 ? 'ann' : 'bee';
      world.ledger.move(account.bankClearing, account.wallet(memberId), satang(amount), {
        ...entry,
        memberId,
      });
    });
  const amounts = (page: number, limit: number) => {
    const { total, items } = world.ledger.history({ memberId: 'ann', page, limit });
    return [total, items.map(({ postings }) => postings[1]?.amount)];
  };
  expect(amounts(1, 3)).toEqual([4, [7, 5, 3]]);
  expect(amounts(2, 3)).toEqual([4, [1]]);
  expect(amounts(3, 3)).toEqual([4, []]);
  expect(world.ledger.history().items).toHaveLength(7);
  expect(world.ledger.history({ account: account.wallet('bee') }).total).toBe(3);
  expect(world.ledger.history({ where: ({ ref }) => ref !== undefined }).total).toBe(0);
});
