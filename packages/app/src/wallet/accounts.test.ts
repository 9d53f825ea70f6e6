import type { Slot } from '@wallet/contract/game';
import { satang } from '@wallet/contract/wire/money';
import { expect, it } from 'vitest';
import { isBetweenOthers } from './accounts.ts';

const game = (code: string, name: string) => ({ code, name }) as Slot;
const games = [game('PG', 'Pocket Garden'), game('JOKER', 'Lantern'), game('JOKER2', 'Lantern')];

const isOther = (from: string, to: string, asked: { from?: string; to: string }) =>
  isBetweenOthers(
    { statementType: 'transfer', status: 'SUCCESS', from, to, amount: satang(1_00), createdAt: '' },
    asked,
    games,
  );

it.each([
  ['wallet', 'Pocket Garden', { from: 'wallet', to: 'PG' }, false],
  ['wallet', 'PG', { from: 'wallet', to: 'PG' }, false],
  ['wallet', 'Lantern', { from: 'wallet', to: 'PG' }, true],
  ['Pocket Garden', 'wallet', { from: 'wallet', to: 'PG' }, true],
  // Two games with the same name cannot be distinguished.
  ['wallet', 'Lantern', { from: 'wallet', to: 'JOKER2' }, false],
  // An unlisted name proves nothing.
  ['Main purse', 'Pocket Garden', { from: 'wallet', to: 'PG' }, false],
  ['Lantern', 'wallet', { to: 'wallet' }, false],
  ['wallet', 'Lantern', { to: 'wallet' }, true],
])('a transfer from %s to %s differs from a request for %j: %s', (from, to, asked, expected) => {
  expect(isOther(from, to, asked)).toBe(expected);
});
