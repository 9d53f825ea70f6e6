import { demoAccounts, demoPhones } from '@wallet/contract/demo-members';
import type { WalletView } from '@wallet/contract/wallet';
import { satang } from '@wallet/contract/wire/money';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { cacheWallet, cachedWallet } from './wallet-cache.ts';

const wallet: WalletView = {
  profile: {
    _id: 'member7',
    name: 'Mali',
    username: demoPhones.rich,
    coin: 3,
    createdAt: '2026-01-15T10:30:00.000+07:00',
  },
  bankAccount: {
    bankCode: 'KBANK',
    bankAccountName: 'MALI DEMO',
    bankAccountNo: demoAccounts.rich.bankAccountNo,
    bank: { nameTH: 'ธนาคาร', nameEN: 'Bank' },
  },
  wallet: { amount: satang(25_000_00) },
  invite: { amount: satang(0), success: 100, fail: 50 },
  slots: [],
};

const storages = () => [localStorage, sessionStorage].map((area) => area.getItem('wallet-cache'));

beforeEach(() => session.signIn('t', true));

it('contains the balances of home, without phone and bank account', () => {
  cacheWallet(wallet);
  expect(cachedWallet()).toMatchObject({ profile: { name: 'Mali' }, wallet: { amount: satang(25_000_00) } });
  expect(storages().join()).not.toMatch(
    new RegExp(`${demoPhones.rich}|${demoAccounts.rich.bankAccountNo}|KBANK|member7`),
  );
});

it.each([
  [true, ['object', undefined]],
  [false, [undefined, 'object']],
])('has the lifetime of the token (remembered: %s)', (isRemembered, places) => {
  session.signIn('t', isRemembered);
  cacheWallet(wallet);
  expect(storages().map((kept) => (kept === null ? undefined : typeof JSON.parse(kept)))).toEqual(places);
});

it('ends with the session in every case, and is empty for the next one', () => {
  for (const end of [
    () => session.signOut(),
    () => session.expire('t'),
    () => session.signIn('of another', false),
  ]) {
    session.signIn('t', true);
    cacheWallet(wallet);
    expect(cachedWallet()).toBeDefined();
    end();
    expect(cachedWallet()).toBeUndefined();
  }
});

it.each(['', '{', 'null', '{"wallet":{"amount":"25000"}}'])('is empty if storage holds %j', async (kept) => {
  localStorage.setItem('wallet-cache', kept);
  vi.resetModules();
  const again = await import('./wallet-cache.ts');
  expect(again.cachedWallet()).toBeUndefined();
});
