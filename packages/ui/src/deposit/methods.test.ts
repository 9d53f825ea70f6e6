import { expect, it } from 'vitest';
import { depositLookupSample } from './deposit.sample.ts';
import { depositMethods } from './methods.ts';

const idsAndKinds = (lookup: Parameters<typeof depositMethods>[0]) =>
  depositMethods(lookup).map(({ id, kind }) => `${id} ${kind}`);

it('offers what the lookup has: accounts where the mode is AUTO, codes elsewhere', () => {
  expect(idsAndKinds(depositLookupSample)).toEqual([
    'SCB transfer',
    'KBANK qr',
    'GSB transfer',
    'BCEL transfer',
    'WW qr',
    'PAYTIMZ qr',
    'truewallet truewallet',
    'link link',
  ]);
});

it.each([
  [[], []],
  [['AUTO'], ['truewallet truewallet']],
  [['AUTO', 'AUTO'], ['truewallet truewallet']],
  [['GIFT'], ['link link']],
])('with wallets of the modes %j: %j', (modes, expected) => {
  const wallets = modes.map((mode) => ({ walletAccountName: 'Demo', mode }));
  expect(idsAndKinds({ banks: [], wallets })).toEqual(expected);
});
