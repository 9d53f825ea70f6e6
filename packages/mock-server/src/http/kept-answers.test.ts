import { expect, test } from 'vitest';
import { hours } from '../world/clock.ts';
import { sampleWorld } from '../world/world.fixture.ts';
import type { World } from '../world/world.ts';
import { countKeptAnswers, intentOf, keepAnswer, keptAnswer, keptCharacters } from './idempotency.ts';

const intent = (key: string) => intentOf(key, { owner: 'ann', operation: 'wallet.refresh', input: {} });
const keep = (world: World, key: string, length: number): void =>
  void keepAnswer(world, intent(key), { status: 200, body: { text: 'x'.repeat(length) } });

test('kept answers give way to newer ones beyond so many characters, the oldest first', () => {
  const world = sampleWorld();
  for (let count = 0; count < 200; count++) keep(world, `key ${count}`, keptCharacters / 50);
  const kept = Array.from(
    { length: 200 },
    (_, count) => keptAnswer(world, intent(`key ${count}`)) !== undefined,
  );
  expect(kept.lastIndexOf(false)).toBe(kept.indexOf(true) - 1);
  expect(countKeptAnswers(world)).toBeGreaterThan(40);
  expect(countKeptAnswers(world)).toBeLessThan(50);
  expect(kept.at(-1)).toBe(true);
});

test('an answer that takes the place of another counts once', () => {
  const world = sampleWorld();
  keep(world, 'a', 10);
  for (let count = 0; count < 200; count++) keep(world, 'b', keptCharacters / 50);
  expect(keptAnswer(world, intent('a'))).toMatchObject({ status: 200 });
});

test('kept answers that are over are swept', () => {
  const world = sampleWorld();
  for (let count = 0; count < 200; count++) keep(world, `early ${count}`, 10);
  world.advance(hours(24));
  for (let count = 0; count < 100; count++) keep(world, `late ${count}`, 10);
  expect(countKeptAnswers(world)).toBe(100);
});
