/** Random damage of a database and its log is refused with its place, or was harmless; it never costs a commit silently. */
import { expect, test } from 'vitest';
import { tryDamage } from './damage.fixture.ts';

test('20 flipped and cut files; the nightly tests try 500', async () => {
  const { wrong } = await tryDamage(20);
  expect(wrong).toEqual([]);
});
