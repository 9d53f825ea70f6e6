import { expect, test } from 'vitest';
import { createServer } from './server.ts';
import { minutes } from './world/clock.ts';
import { newWorld } from './http/http.fixture.ts';

test('maxWorlds limits the worlds, and idleMinutes removes idle ones', async () => {
  const real = { now: Date.now() };
  const { worlds, close } = await createServer({ maxWorlds: 2, idleMinutes: 60, realNow: () => real.now });
  const { id } = newWorld(worlds);
  expect(() => newWorld(worlds)).toThrow('There are already 2 worlds: delete one first.');
  real.now += minutes(59);
  expect(worlds.get(id)).toBeDefined();
  real.now += minutes(60);
  expect(worlds.get(id)).toBeUndefined();
  await close();
});
