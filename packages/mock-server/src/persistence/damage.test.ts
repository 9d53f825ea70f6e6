/** Random damage of a database and its log is refused with its place, or was harmless; it never costs a commit silently. */
import { expect, test } from 'vitest';
import { tryDamage } from './damage.fixture.ts';
import { runsOf } from '../world/runs.fixture.ts';

const count = runsOf(10, 75);

test(`${count} flipped and cut files`, async () => {
  expect(await tryDamage(count)).toEqual([]);
});
