import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { worldOfToken, type Random } from './random.ts';
import { sampleWorld } from './world.fixture.ts';
import type { World } from './world.ts';

const draw = <T>(world: World, run: (random: Random) => T): T =>
  world.command({ name: 'test.draw' }, () => run(world.random));

const ten = (random: Random, stream: string): number[] =>
  Array.from({ length: 10 }, () => random.int(stream, 1000));

test('draws the same k-th number of a stream, whatever other streams drew', () => {
  const alone = sampleWorld();
  const expected = {
    a: draw(alone, (random) => ten(random, 'a')),
    b: draw(alone, (random) => ten(random, 'b')),
  };
  fc.assert(
    fc.property(fc.shuffledSubarray([...'aaaaaaaaaabbbbbbbbbb'], { minLength: 20 }), (order) => {
      const world = sampleWorld();
      const drawn: { a: number[]; b: number[] } = { a: [], b: [] };
      draw(world, (random) => {
        for (const stream of order as ('a' | 'b')[]) drawn[stream].push(random.int(stream, 1000));
      });
      expect(drawn).toEqual(expected);
    }),
  );
});

test('draws other numbers for another seed or stream', () => {
  const [one, two] = [sampleWorld({ seed: '1' }), sampleWorld({ seed: '2' })];
  const first = draw(one, (random) => ten(random, 'a'));
  expect(draw(two, (random) => ten(random, 'a'))).not.toEqual(first);
  expect(draw(one, (random) => ten(random, 'b'))).not.toEqual(first);
});

test('draws ten outcomes uniformly, and successive draws independently', () => {
  const world = sampleWorld();
  const drawn = draw(world, (random) => Array.from({ length: 100_000 }, () => random.int('spin', 10)));
  const counts = Array.from({ length: 10 }, (_, face) => drawn.filter((value) => value === face).length);
  const pairs = new Map<number, number>();
  for (let index = 1; index < drawn.length; index++) {
    const pair = drawn[index - 1]! * 10 + drawn[index]!;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  // Chi-squared at one in a million: 9 and 99 degrees of freedom.
  const chi = (observed: readonly number[], expected: number): number =>
    observed.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chi(counts, 10_000)).toBeLessThan(45);
  expect(pairs.size).toBe(100);
  expect(chi([...pairs.values()], 1000)).toBeLessThan(178);
});

test('stays in the range of each draw', () => {
  const world = sampleWorld();
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 32 }),
      fc.array(fc.nat(9), { minLength: 1 }),
      (end, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        draw(world, (random) => {
          expect(random.int('x', end)).toSatisfy(
            (value: number) => Number.isInteger(value) && value >= 0 && value < end,
          );
          expect(random.float('x')).toSatisfy((value: number) => value >= 0 && value < 1);
          expect(weights[random.weighted('x', weights)]).toBeGreaterThan(0);
          expect(weights).toContain(random.pick('x', weights));
        });
      },
    ),
  );
});

test.each<[string, (random: Random) => unknown]>([
  ['a number below 0', (random) => random.int('x', 0)],
  ['a number below a half', (random) => random.int('x', 0.5)],
  ['one of nothing', (random) => random.pick('x', [])],
  ['by no weight', (random) => random.weighted('x', [0, 0])],
  ['by a negative weight', (random) => random.weighted('x', [2, -1])],
])('rejects a draw of %s', (_, run) => {
  expect(() => draw(sampleWorld(), run)).toThrow(RangeError);
});

test('follows weights and probabilities', () => {
  const world = sampleWorld();
  const drawn = draw(world, (random) =>
    Array.from({ length: 10_000 }, () => random.weighted('spin', [1, 0, 3])),
  );
  expect(drawn.filter((index) => index === 2).length / drawn.length).toBeCloseTo(0.75, 1);
  const lucky = draw(world, (random) => Array.from({ length: 10_000 }, () => random.chance('faults', 0.25)));
  expect(lucky.filter(Boolean).length / lucky.length).toBeCloseTo(0.25, 1);
});

test('returns forced outcomes first and leaves later draws unchanged', () => {
  const free = sampleWorld();
  const expected = draw(free, (random) => ten(random, 'spin'));
  const world = sampleWorld();
  world.random.force('spin', [7]);
  world.random.force('spin', [0]);
  expect(draw(world, (random) => ten(random, 'spin'))).toEqual([7, 0, ...expected.slice(2)]);
});

test('forces every kind of draw', () => {
  const world = sampleWorld();
  world.random.force('x', [0.5, 2, 1, 0, 1]);
  draw(world, (random) => {
    expect(random.float('x')).toBe(0.5);
    expect(random.pick('x', ['a', 'b', 'c'])).toBe('c');
    expect(random.weighted('x', [9, 1])).toBe(1);
    expect(random.chance('x', 1)).toBe(false);
    expect(random.chance('x', 0)).toBe(true);
  });
});

test('throws for an impossible forced outcome, until it is released', () => {
  const world = sampleWorld();
  world.random.force('spin', [8]);
  const spin = () => draw(world, (random) => random.int('spin', 8));
  expect(spin).toThrow(/forced outcome 8 of stream spin is not possible/);
  world.random.release('spin');
  expect(spin()).toBeLessThan(8);
});

test('draws the ids of one kind independently of another', () => {
  const [one, two] = [sampleWorld(), sampleWorld()];
  two.command({ name: 'x' }, () => two.ids.next('slip'));
  const memberId = (world: World) => world.command({ name: 'x' }, () => world.ids.next('member'));
  expect(memberId(one)).toBe(memberId(two));
});

test('returns ids of 24 hex digits, tokens with their world, OTPs with leading zeros', () => {
  const world = sampleWorld({ id: 'qa-7' });
  const [ids, tokens, otps] = world.command({ name: 'x' }, () => [
    Array.from({ length: 5000 }, () => world.ids.next('member')),
    Array.from({ length: 1000 }, () => world.ids.token('ann')),
    Array.from({ length: 1000 }, () => world.ids.digits(6)),
  ]);
  expect(new Set(ids).size).toBe(5000);
  expect(ids).toSatisfy((all: string[]) => all.every((id) => /^[0-9a-f]{24}$/.test(id)));
  expect(new Set(tokens).size).toBe(1000);
  expect(tokens.map(worldOfToken)).toEqual(tokens.map(() => 'qa-7'));
  expect(otps).toSatisfy((all: string[]) => all.every((otp) => /^\d{6}$/.test(otp)));
  expect(worldOfToken('qa-7.abc')).toBeUndefined();
  expect(worldOfToken(`../x.${'0'.repeat(32)}`)).toBeUndefined();
});
