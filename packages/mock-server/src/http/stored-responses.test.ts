import { expect, test } from 'vitest';
import { hours } from '../world/clock.ts';
import { sampleWorld } from '../world/world.fixture.ts';
import type { World } from '../world/world.ts';
import { intentOf, storeResponse, findStoredResponse, maxStoredCharacters } from './idempotency.ts';

const intent = (key: string) => intentOf(key, { owner: 'ann', operation: 'wallet.refresh', input: {} });
const keep = (world: World, key: string, length: number): void =>
  void storeResponse(world, intent(key), { status: 200, body: { text: 'x'.repeat(length) } });

const countIn = (world: World): number => world.state.map('table/idempotency').size;

test('the oldest stored responses are evicted beyond the limit of characters', () => {
  const world = sampleWorld();
  for (let count = 0; count < 60; count++) keep(world, `key ${count}`, maxStoredCharacters / 20);
  const stored = Array.from(
    { length: 60 },
    (_, count) => findStoredResponse(world, intent(`key ${count}`)) !== undefined,
  );
  expect(stored.lastIndexOf(false)).toBe(stored.indexOf(true) - 1);
  expect(countIn(world)).toBeGreaterThan(16);
  expect(countIn(world)).toBeLessThan(20);
  expect(stored.at(-1)).toBe(true);
});

test('a replaced response counts once', () => {
  const world = sampleWorld();
  keep(world, 'a', 10);
  for (let count = 0; count < 30; count++) keep(world, 'b', maxStoredCharacters / 20);
  expect(findStoredResponse(world, intent('a'))).toMatchObject({ status: 200 });
});

test('expired responses are removed', () => {
  const world = sampleWorld();
  for (let count = 0; count < 200; count++) keep(world, `early ${count}`, 10);
  world.advance(hours(24));
  for (let count = 0; count < 100; count++) keep(world, `late ${count}`, 10);
  expect(countIn(world)).toBe(100);
});
