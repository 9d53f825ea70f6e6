import { expect, it } from 'vitest';
import { depositBankFixture, depositLookupFixture } from './deposit.fixture.ts';
import { depositMethods, groupMethods } from './methods.ts';

const idsAndKinds = (lookup: Parameters<typeof depositMethods>[0]) =>
  depositMethods(lookup).map(({ id, kind }) => `${id} ${kind}`);

it.each([
  ['SCB', 'MANUAL', '0001112221', 'transfer', true],
  ['GSB', 'SLIP', '000111222333', 'transfer', true],
  ['SCB', 'AUTO', '0001112221', 'transfer', false],
  ['KBANK', 'AUTO', '0001112222', 'transfer', false],
  ['KBANK', 'MANUAL', '0001112222', 'qr', undefined],
  ['WW', '', '', 'qr', undefined],
  ['SCB', 'QR', '0001112221', 'qr', undefined],
  ['NEWPAY', 'GATEWAY', '', 'qr', undefined],
])('%s of mode “%s” with account “%s”: %s', (bankCode, mode, bankAccountNo, kind, needsSlip) => {
  const bank = { ...depositBankFixture('SCB'), bankCode, mode, bankAccountNo };
  const [method] = depositMethods({ banks: [bank], wallets: [] });
  expect(method).toEqual({ kind, id: bankCode, bank, ...(needsSlip !== undefined && { needsSlip }) });
});

it('accounts of one bank have their own ids, and its QR code has its code', () => {
  const bank = (mode: string, bankAccountNo: string) => ({
    ...depositBankFixture('SCB'),
    bankCode: 'SCB',
    mode,
    bankAccountNo,
  });
  const [first, second, qr] = [bank('AUTO', '0001112221'), bank('AUTO', '000-1-11222-2'), bank('QR', '')];
  expect(idsAndKinds({ banks: [first, second], wallets: [] })).toEqual([
    'SCB transfer',
    'SCB-0001112222 transfer',
  ]);
  expect(idsAndKinds({ banks: [first, qr], wallets: [] })).toEqual(['SCB-0001112221 transfer', 'SCB qr']);
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

it.each([
  [undefined, 'KBANK', ['KBANK']],
  ['link', 'KBANK', ['link', 'KBANK']],
  ['KBANK', 'kbank', ['KBANK']],
  ['closed', undefined, []],
])('the last used %s and the own bank %s come first', (last, ownBank, known) => {
  const methods = depositMethods(depositLookupFixture);
  const groups = groupMethods(methods, { last, ownBank });
  expect(groups.find(({ kind }) => kind === 'known')?.methods.map(({ id }) => id) ?? []).toEqual(known);
  const all = groups.flatMap((group) => group.methods);
  expect([all.length, new Set(all).size]).toEqual([methods.length, methods.length]);
});
