import { satang } from '@wallet/contract/wire/money';
import { expect, test } from 'vitest';
import { sampleWorld } from '../world/world.fixture.ts';
import { takeShare } from './share.ts';

test('carries the rounding error to the next share, for each subject separately', () => {
  const world = sampleWorld();
  const take = (id: string): number => {
    let share = 0;
    world.command({ name: 'test.take' }, () => {
      share = takeShare(world, id, satang(10), 5);
    });
    return share;
  };
  expect([take('ann'), take('ann'), take('ann'), take('ann')]).toEqual([1, 0, 1, 0]);
  expect(take('bob')).toBe(1);
});
