import { satang } from '@wallet/contract/wire/money';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { runsOf } from './runs.fixture.ts';
import { account } from './account.ts';
import { fail, DomainError } from './domain-error.ts';
import { ControlError } from './control-error.ts';
import { sampleMembers, sampleStart, sampleWorld } from './world.fixture.ts';
import type { World } from './world.ts';

const handlers = { 'test.tick': () => undefined };

/** The writes of a command to each part of a world. */
const writes: Readonly<Record<string, (world: World) => void>> = {
  row: (world) => {
    const id = world.ids.next('member');
    sampleMembers(world).insert({ id, phone: id });
  },
  removal: (world) => {
    const [first] = sampleMembers(world).all();
    if (first) sampleMembers(world).remove(first.id);
  },
  money: (world) =>
    void world.ledger.move(
      account.bankClearing,
      account.wallet('ann'),
      satang(world.random.int('money', 99) + 1),
      {
        kind: 'deposit',
        cause: 'test',
        memberId: 'ann',
      },
    ),
  event: (world) => void world.eventQueue.after(world.random.int('delay', 1000), 'test.tick', {}),
  cancelled: (world) => {
    const [first] = world.eventQueue.all();
    if (first) world.eventQueue.cancel(first.id);
    world.eventQueue.nextDueAt();
  },
  push: (world) => world.push('test', {}),
};

const script = fc.array(
  fc.tuple(fc.array(fc.constantFrom(...Object.keys(writes)), { maxLength: 6 }), fc.boolean()),
  {
    maxLength: 10,
  },
);

test('rolls back everything but the journal entry of a failed command: later commands are unaffected', () => {
  fc.assert(
    fc.property(script, (commands) => {
      const world = sampleWorld({ handlers });
      const calm = sampleWorld({ handlers });
      const run = (target: World, names: readonly string[], isFailing: boolean) => () =>
        target.command({ name: 'test.deeds' }, () => {
          for (const name of names) writes[name]!(target);
          if (isFailing) fail('NO_DATA');
        });
      for (const [names, isFailing] of commands) {
        if (isFailing) expect(run(world, names, true)).toThrow(DomainError);
        else {
          run(world, names, false)();
          run(calm, names, false)();
        }
      }
      expect(world.snapshot()).toEqual(calm.snapshot());
      expect(world.stateHash()).toBe(calm.stateHash());
      expect(world.journal.length).toBe(commands.length);
      expect(world.advance(5000)).toEqual(calm.advance(5000));
    }),
    { numRuns: runsOf(100, 300) },
  );
});

test('throws the error of fail.andCommit and commits the writes', () => {
  const world = sampleWorld();
  const attempt = () =>
    world.command({ name: 'registration.verifyOtp' }, () => {
      sampleMembers(world).insert({ id: 'attempt', phone: '1' });
      fail.andCommit('OTP_CODE_INVALID', { left: 2 });
    });
  expect(attempt).toThrow(expect.objectContaining({ code: 'OTP_CODE_INVALID', params: { left: 2 } }));
  expect(sampleMembers(world).count).toBe(1);
  expect(world.journal.entries()).toMatchObject([
    { outcome: 'OTP_CODE_INVALID', detail: { params: { left: 2 } } },
  ]);
});

test('rejects an asynchronous command and rolls it back', () => {
  const world = sampleWorld();
  const run = () =>
    world.command({ name: 'x' }, () => {
      sampleMembers(world).insert({ id: 'a', phone: '1' });
      return Promise.reject(new Error('later'));
    });
  expect(run).toThrow(/returned a promise/);
  expect(sampleMembers(world).count).toBe(0);
});

test('rejects a nested command and moving time inside a command', () => {
  const world = sampleWorld();
  const nested = () => world.command({ name: 'outer' }, () => world.command({ name: 'inner' }, () => 1));
  expect(nested).toThrow(/inner cannot start inside outer/);
  expect(() => world.command({ name: 'outer' }, () => world.advance(1))).toThrow(/inside the command outer/);
  expect(() => world.command({ name: 'outer' }, () => world.reset())).toThrow(/in the middle of a command/);
  expect(world.command({ name: 'outer' }, () => 1)).toBe(1);
});

test('keeps the time constant during a command', () => {
  let real = sampleStart;
  const world = sampleWorld({
    realNow: () => real,
    clock: { mode: 'live', at: sampleStart, since: real, rate: 1 },
  });
  world.command({ name: 'x' }, () => {
    real += 500;
    expect(world.clock.now()).toBe(sampleStart);
  });
  expect(world.clock.now()).toBe(sampleStart + 500);
});

test('delivers pushes after the commit, in order, and drops them on rollback', () => {
  const world = sampleWorld();
  const received: [string, number][] = [];
  world.subscribe(({ topic }) => received.push([topic, sampleMembers(world).count]));
  world.command({ name: 'x' }, () => {
    world.push('first', {});
    sampleMembers(world).insert({ id: 'a', phone: '1' });
    world.push('second', {});
    expect(received).toEqual([]);
  });
  const undone = () =>
    world.command({ name: 'x' }, () => {
      world.push('never', {});
      fail('NO_DATA');
    });
  expect(undone).toThrow(DomainError);
  world.command({ name: 'x' }, () => undefined);
  expect(received).toEqual([
    ['first', 1],
    ['second', 1],
  ]);
});

test('keeps the order when a listener runs a command, and isolates a failing listener', () => {
  const world = sampleWorld();
  const received: string[] = [];
  world.subscribe(({ topic }) => {
    if (topic === 'a') world.command({ name: 'reaction' }, () => world.push('c', {}));
  });
  world.subscribe(() => {
    throw new Error('deaf');
  });
  const stop = world.subscribe(({ topic }) => received.push(topic));
  world.command({ name: 'x' }, () => {
    world.push('a', {});
    world.push('b', {});
  });
  expect(received).toEqual(['a', 'b', 'c']);
  expect(world.journal.entries().filter(({ kind }) => kind === 'crash')).toHaveLength(3);
  stop();
  world.command({ name: 'x' }, () => world.push('d', {}));
  expect(received).toEqual(['a', 'b', 'c']);
});

test('rejects a push outside a command', () => {
  expect(() => sampleWorld().push('a', {})).toThrow(/outside a command/);
});

test('journals a bug as a crash and rethrows it', () => {
  const world = sampleWorld();
  const run = vi.fn(() => {
    throw new SyntaxError('oops');
  });
  expect(() => world.command({ name: 'x', memberId: 'ann', input: { a: 1 } }, run)).toThrow(SyntaxError);
  expect(world.journal.entries()).toEqual([
    {
      n: 0,
      at: sampleStart,
      kind: 'crash',
      name: 'x',
      memberId: 'ann',
      input: { a: 1 },
      outcome: 'crash',
      detail: { error: 'SyntaxError: oops' },
    },
  ]);
});

test('commits writes of a listener with the command, alone after an error, never after a crash', () => {
  const received: string[] = [];
  const world = sampleWorld({
    handlers,
    onCommand: ({ eventQueue }, { info, outcome, result }) => {
      received.push(`${info.name} ${outcome} ${String(result)}`);
      eventQueue.after(1000, 'test.tick', {});
    },
  });
  const kept = () => [sampleMembers(world).count, world.eventQueue.all().length];
  const insert = () =>
    void sampleMembers(world).insert({ id: `${received.length}`, phone: `${received.length}` });

  world.command({ name: 'works' }, () => (insert(), 7));
  expect(kept()).toEqual([1, 1]);
  expect(() => world.command({ name: 'fails' }, () => (insert(), fail('NO_DATA')))).toThrow(DomainError);
  expect(kept()).toEqual([1, 2]);
  expect(() => world.command({ name: 'counts' }, () => (insert(), fail.andCommit('NO_DATA')))).toThrow(
    DomainError,
  );
  expect(kept()).toEqual([2, 3]);
  expect(() => world.command({ name: 'crashes' }, () => (insert(), JSON.parse('{')))).toThrow();
  expect(() =>
    world.command(
      { kind: 'event', name: 'refuses' },
      () => (insert(), raise(new ControlError('conflict', 'Not now.'))),
    ),
  ).toThrow(ControlError);
  expect(kept()).toEqual([2, 3]);
  expect(received).toEqual(['works ok 7', 'fails NO_DATA undefined', 'counts NO_DATA undefined']);
  expect(world.journal.entries().at(-1)).toMatchObject({
    outcome: 'refused',
    detail: { message: 'Not now.' },
  });
});

const raise = (error: Error): never => {
  throw error;
};
