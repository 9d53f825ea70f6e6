import { expect, test } from 'vitest';
import { minutes } from './clock.ts';
import { sampleStart, sampleWorld } from './world.fixture.ts';
import type { World } from './world.ts';
import { createWorlds } from './worlds.ts';

/** Creates a registry over a real time that the test moves. */
function registry(limit?: number) {
  const real = { now: sampleStart };
  const removed: string[] = [];
  const origin = sampleWorld();
  const worlds = createWorlds({
    origin: () => origin,
    realNow: () => real.now,
    onRemove: ({ id }) => removed.push(id),
    ...(limit !== undefined && { limit }),
  });
  const create = (id?: string): World => worlds.open((own) => origin.fork(own), id);
  return { worlds, create, real, removed };
}

test('removes a world after half an hour without requests, except the default one', () => {
  const { worlds, create, real, removed } = registry();
  for (const id of ['asked', 'idle', 'swept']) create(id);
  real.now += minutes(29);
  expect(worlds.get('asked')).toBeDefined();
  real.now += minutes(1);
  expect(worlds.get('idle')).toBeUndefined();
  worlds.sweep();
  expect(removed).toEqual(['idle', 'swept']);
  real.now += minutes(60);
  expect(worlds.get('default')).toBeDefined();
});

test('removes expired worlds from a full registry, else rejects a new one', () => {
  const { worlds, create, real } = registry(3);
  create('a');
  create('b');
  expect(() => create('c')).toThrow(
    expect.objectContaining({ reason: 'conflict', message: 'There are already 3 worlds: delete one first.' }),
  );
  real.now += minutes(20);
  worlds.get('b');
  real.now += minutes(10);
  create('c');
  expect(worlds.list().map(({ id }) => id)).toEqual(['default', 'b', 'c']);
});

test('returns from remove whether the world existed; the default world stays', () => {
  const { worlds, create, removed } = registry();
  const { id } = create();
  expect([worlds.remove(id), worlds.remove(id), worlds.remove('default')]).toEqual([true, false, false]);
  expect(removed).toEqual([id]);
});
