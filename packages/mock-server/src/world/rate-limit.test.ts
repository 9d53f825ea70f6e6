import { expect, test } from 'vitest';
import { seconds } from './clock.ts';
import { fail, type DomainError } from './domain-error.ts';
import { consumeRateLimit, type RateLimit } from './rate-limit.ts';
import { sampleWorld } from './world.fixture.ts';
import type { World } from './world.ts';

const limit: RateLimit = { name: 'test', max: 2, windowMs: seconds(10) };

/** Returns the seconds to wait, 0 for a counted use. */
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

test('frees a use when the oldest one leaves the sliding window', () => {
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

test('counts each subject and each limit separately', () => {
  const world = sampleWorld();
  expect([take(world), take(world), take(world, 'bee')]).toEqual([0, 0, 0]);
  const other = { ...limit, name: 'other' };
  expect(() =>
    world.command({ name: 'test.take' }, () => consumeRateLimit(world, other, 'ann')),
  ).not.toThrow();
  expect(take(world)).toBe(10);
});

test('removes expired subjects', () => {
  const world = sampleWorld();
  for (let count = 0; count < 200; count++) take(world, `early ${count}`);
  world.advance(seconds(10));
  for (let count = 0; count < 100; count++) take(world, `late ${count}`);
  expect(world.state.map('table/limits').size).toBe(100);
  expect(take(world, 'late 0') + take(world, 'late 0')).toBe(10);
});

test('restores the use after a later error, except after fail.andCommit', () => {
  const world = sampleWorld();
  for (let turn = 0; turn < 5; turn++) take(world, 'ann', () => fail('NO_DATA'));
  expect([take(world), take(world)]).toEqual([0, 0]);
  for (let turn = 0; turn < 2; turn++) take(world, 'bee', () => fail.andCommit('NO_DATA'));
  expect(take(world, 'bee')).toBe(10);
});
