import { expect, test } from 'vitest';
import { seconds } from './clock.ts';
import type { DomainError } from './domain-error.ts';
import { fail } from './domain-error.ts';
import type { RateLimit } from './rate-limit.ts';
import { countSubjects, consumeRateLimit } from './rate-limit.ts';
import { sampleWorld } from './world.fixture.ts';
import type { World } from './world.ts';

const limit: RateLimit = { name: 'test', max: 2, windowMs: seconds(10) };

/** The seconds to wait, 0 when the turn was taken. */
function take(world: World, subject = 'ann', then: () => void = () => undefined): number {
  try {
    world.command({ name: 'test.take' }, () => {
      consumeRateLimit(world, limit, subject);
      then();
    });
    return 0;
  } catch (error) {
    return Number((error as DomainError).params?.['seconds'] ?? 0);
  }
}

test('a turn is free again when the oldest one is out of the stretch, not when a fixed window ends', () => {
  const world = sampleWorld();
  expect(take(world)).toBe(0);
  world.advance(seconds(6));
  expect(take(world)).toBe(0);
  expect(take(world)).toBe(4);
  world.advance(seconds(4) - 1);
  expect(take(world)).toBe(1);
  world.advance(1);
  expect(take(world)).toBe(0);
  expect(take(world)).toBe(6);
});

test('subjects and limits do not share turns', () => {
  const world = sampleWorld();
  expect([take(world), take(world), take(world, 'bee')]).toEqual([0, 0, 0]);
  const other = { ...limit, name: 'other' };
  expect(() =>
    world.command({ name: 'test.take' }, () => consumeRateLimit(world, other, 'ann')),
  ).not.toThrow();
  expect(take(world)).toBe(10);
});

test('what no longer counts is not kept', () => {
  const world = sampleWorld();
  for (let count = 0; count < 200; count++) take(world, `early ${count}`);
  world.advance(seconds(10));
  for (let count = 0; count < 100; count++) take(world, `late ${count}`);
  expect(countSubjects(world)).toBe(100);
  expect(take(world, 'late 0') + take(world, 'late 0')).toBe(10);
});

test('a refusal after the turn gives it back, unless it is kept', () => {
  const world = sampleWorld();
  for (let turn = 0; turn < 5; turn++) take(world, 'ann', () => fail('NO_DATA'));
  expect([take(world), take(world)]).toEqual([0, 0]);
  for (let turn = 0; turn < 2; turn++) take(world, 'bee', () => fail.andCommit('NO_DATA'));
  expect(take(world, 'bee')).toBe(10);
});
