/** The long run of `damage.test.ts`. */
import { expect, test } from 'vitest';
import { tryDamage } from './damage.fixture.ts';

test('500 flipped and cut files', { timeout: 600_000 }, async () => {
  const { table, wrong } = await tryDamage(500);
  console.table(table);
  expect(wrong).toEqual([]);
});
