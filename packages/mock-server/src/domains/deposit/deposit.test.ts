import { qrProviders } from '@wallet/contract/deposit';
import { satang } from '@wallet/contract/wire/money';
import { baht } from '@wallet/contract/wire/money.fixture';
import { describe, expect, test } from 'vitest';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import { call, memberOf, newestLines, openWorld, present, set, steer } from '../demo.fixture.ts';
import { depositMinimum, truewallet } from './channel.ts';
import { receiveTransfer } from './deposit.ts';

const as = 'new';
const lookup = (world: World) => call(world, 'deposit.lookup', { as });

describe('the deposit channels', () => {
  test.each(['thailand', 'laos'] as const)('are all seven in %s, the wallet in both modes', (market) => {
    const { banks, wallets, isManual, minimum } = lookup(openWorld(market));
    expect(banks.map(({ bankCode, mode }) => `${bankCode} ${mode}`)).toEqual([
      'SCB AUTO',
      'KBANK QR',
      'GSB AUTO',
      'BCEL AUTO',
      'WW QR',
      'PAYTIMZ QR',
    ]);
    expect(wallets.map(({ mode }) => mode)).toEqual(['AUTO', 'GIFT']);
    expect([isManual, minimum]).toEqual([true, 1]);
  });

  test('show an account for transfers, and none for QR codes', () => {
    for (const { bankCode, mode, bankAccountNo } of lookup(openWorld()).banks) {
      if (mode === 'AUTO') expect(bankAccountNo).toMatch(/^\d{10,15}$/);
      expect(mode === 'QR').toBe(Object.hasOwn(qrProviders, bankCode));
    }
  });

  test('omit the closed ones', () => {
    const world = openWorld();
    set(world, { closedChannels: ['KBANK', truewallet] });
    const { banks, wallets } = lookup(world);
    expect(banks.map(({ bankCode }) => bankCode)).toEqual(['SCB', 'GSB', 'BCEL', 'WW', 'PAYTIMZ']);
    expect(wallets).toEqual([]);
  });
});

describe('the closed window for slips', () => {
  const at = (world: World, hour: string) => {
    // `present` is noon in the players' time zone.
    const [hours = 0, minutes = 0, seconds = 0] = hour.split(':').map(Number);
    const wait = ((hours + 12) % 24) * 3_600_000 + minutes * 60_000 + seconds * 1_000;
    world.advance({ to: present + wait });
    return call(world, 'deposit.slipWindow', { as }).isOpen;
  };

  test('crosses midnight, tested on both sides of each end', () => {
    const world = openWorld();
    expect(call(world, 'deposit.slipWindow', { as })).toEqual({
      isOpen: true,
      closedFrom: '23:50',
      closedTo: '00:10',
    });
    expect(at(world, '23:49:59')).toBe(true);
    expect(at(world, '23:50:00')).toBe(false);
    expect(at(world, '00:00:00')).toBe(false);
    expect(at(world, '00:09:59')).toBe(false);
    expect(at(world, '00:10:00')).toBe(true);
  });

  test('can lie within a day, fill it, or be absent', () => {
    const world = openWorld();
    const isOpen = (slipClosed: { from: string; to: string } | null) => {
      set(world, { slipClosed });
      return call(world, 'deposit.slipWindow', { as }).isOpen;
    };
    expect(isOpen({ from: '12:01', to: '13:00' })).toBe(true);
    expect(isOpen({ from: '12:00', to: '12:01' })).toBe(false);
    expect(isOpen({ from: '11:00', to: '12:00' })).toBe(true);
    expect(isOpen({ from: '00:00', to: '00:00' })).toBe(false);
    set(world, { slipClosed: null });
    expect(call(world, 'deposit.slipWindow', { as })).toEqual({ isOpen: true });
  });
});

describe('an incoming transfer', () => {
  const receive = (world: World, channel: string, amount: number, who: string = as) =>
    steer(world, () => receiveTransfer(world, memberOf(world, who), { channel, amount: baht(amount) }));

  test.each(['SCB', 'GSB', 'BCEL', truewallet])('by %s is credited automatically', (channel) => {
    const world = openWorld();
    receive(world, channel, 250.25);
    expect(world.ledger.balance(account.wallet(memberOf(world, as).id))).toBe(satang(250_25));
    expect(newestLines(world, as)).toMatchObject([
      { statementType: 'deposit', status: 'SUCCESS', from: channel, to: 'wallet', amount: 250.25 },
    ]);
  });

  test('fails by a manual or closed channel', () => {
    const world = openWorld();
    for (const channel of ['KBANK', 'WW', 'NOPE'])
      expect(() => receive(world, channel, 100)).toThrow('NO_BANK');
    set(world, { closedChannels: ['SCB'] });
    expect(() => receive(world, 'SCB', 100)).toThrow('NO_BANK');
    expect(() => receive(world, 'GSB', 100, 'noWallet')).toThrow('NO_WALLET');
  });

  test('requires the minimum', () => {
    const world = openWorld();
    expect(depositMinimum).toBe(satang(1_00));
    expect(() => receive(world, 'SCB', 0.99)).toThrow('TRANSFER_MINIMUM');
    receive(world, 'SCB', 1);
    expect(world.ledger.balance(account.wallet(memberOf(world, as).id))).toBe(satang(1_00));
  });
});
