import type { Slot } from '@wallet/contract/game';
import { expect, it } from 'vitest';
import { otherAccounts } from './accounts.ts';

const game = (code: string, name: string) => ({ code, name }) as Slot;
const games = [game('PG', 'Pocket Garden'), game('JOKER', 'Lantern'), game('JOKER2', 'Lantern')];

it.each([
  ['PG', ['wallet', 'wallet', 'JOKER', 'Lantern', 'JOKER2', 'Lantern']],
  ['wallet', ['PG', 'Pocket Garden', 'JOKER', 'Lantern', 'JOKER2', 'Lantern']],
  // Two games with the same name cannot be distinguished.
  ['JOKER2', ['wallet', 'wallet', 'PG', 'Pocket Garden', 'JOKER']],
])('the accounts besides %s', (code, others) => {
  expect(otherAccounts(code, games)).toEqual(others);
});

it('contain no unlisted name, which proves nothing', () => {
  expect(otherAccounts('wallet', games)).not.toContain('Main purse');
});
