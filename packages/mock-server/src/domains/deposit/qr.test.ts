import { qrProviders } from '@wallet/contract/deposit';
import { checksum, fieldsUntil } from '@wallet/contract/wire/emv';
import { satang } from '@wallet/contract/wire/money';
import { inBaht } from '@wallet/contract/wire/money.fixture';
import { describe, expect, test } from 'vitest';
import { minutes } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import {
  call,
  codeOf,
  memberOf,
  newestLines,
  openWorld,
  refusal,
  set,
  steer,
  walletOf,
} from '../demo.fixture.ts';
import { paidAfter, payloadOf, payQr, qrLife, qrs } from './qr.ts';

const as = 'new';
const at = (bankCode: string, amount: number, who: string = as) => ({
  as: who,
  params: { bankCode },
  body: { amount },
});
const create = (world: World, bankCode: string, amount: number, who: string = as) =>
  call(world, 'deposit.createQr', at(bankCode, amount, who));
const show = (world: World, bankCode: string, who: string = as) =>
  call(world, 'deposit.qr', { as: who, params: { bankCode } });
const cancel = (world: World, qrcodeId: string, who: string = as) =>
  codeOf(world, 'deposit.cancelQr', { as: who, params: { qrcodeId } });
const pay = (world: World, id: string) => steer(world, () => payQr(world, id));
const balance = (world: World) => walletOf(world, as);
const idOf = ({ qrcodeId = '' }: { readonly qrcodeId?: string | undefined }) => qrcodeId;
const statusOf = (world: World, id: string) => qrs(world).get(id)?.status;

describe('the amount', () => {
  test.each(Object.entries(qrProviders))('at %s accepts every preset', (bankCode, { presets }) => {
    const world = openWorld();
    for (const amount of presets.map(inBaht))
      expect(create(world, bankCode, amount)).toMatchObject({ hasQrcode: true, amount, expireIn: 900 });
  });

  test.each([
    ['KBANK', 1],
    ['WW', 100],
    ['PAYTIMZ', 10],
  ])('at %s is at least ฿%d', (bankCode, minimum) => {
    const world = openWorld();
    const below = refusal(world, 'deposit.createQr', at(bankCode, minimum - 0.01));
    expect(below).toEqual({ code: 'TRANSFER_MINIMUM', params: { amount: minimum } });
    expect(create(world, bankCode, minimum).hasQrcode).toBe(true);
  });
});

describe('a code', () => {
  test('is returned as an image, and resumed by its member with the remaining time', () => {
    const world = openWorld();
    const made = create(world, 'KBANK', 100);
    expect(made.qrcode).toMatch(/^<svg [^>]*viewBox="-4 -4 \d+ \d+"[^>]*><rect [^>]*fill="#fff"/);
    expect(made.qrcode).not.toMatch(/script|href|<style|on\w+=/i);
    world.advance(minutes(1) + 1);
    expect(show(world, 'KBANK')).toEqual({ ...made, expireIn: 840 });
    expect(show(world, 'KBANK', 'rich')).toEqual({ hasQrcode: false });
    expect(create(openWorld(), 'KBANK', 101).qrcode).not.toBe(made.qrcode);
  });

  test('encodes payee, amount and single use, and ends with its checksum', () => {
    const payload = payloadOf({ id: 'abcdef0123456789abcdef01', amount: satang(1_234_50) });
    const { fields, length } = fieldsUntil(payload, '63') ?? { fields: new Map(), length: 0 };
    expect(length).toBe(payload.length);
    expect(Object.fromEntries(fields)).toMatchObject({
      '01': '12',
      '53': '764',
      '54': '1234.50',
      '58': 'TH',
    });
    expect(fields.get('63')).toBe(checksum(payload.slice(0, -4)));
    expect(fieldsUntil(fields.get('30') ?? '')?.fields.get('02')).toBe('ABCDEF0123456789ABCD');
  });

  test('credits the wallet once', () => {
    const world = openWorld();
    const id = idOf(create(world, 'PAYTIMZ', 50));
    pay(world, id);
    expect(balance(world)).toBe(50);
    expect(show(world, 'PAYTIMZ')).toEqual({ hasQrcode: false });
    expect(world.eventQueue.all()).toEqual([]);
    expect(() => pay(world, id)).toThrow('A QR code that is PAID cannot become PAID.');
    expect(() => pay(world, 'nothing')).toThrow('NO_DATA');
    expect(cancel(world, id)).toBe('QR_FAIL');
    world.advance(qrLife);
    expect(balance(world)).toBe(50);
    expect(newestLines(world, as, 10)).toMatchObject([
      { statementType: 'deposit', status: 'SUCCESS', from: 'PAYTIMZ', to: 'wallet', amount: 50 },
    ]);
  });

  test('replaces the previous one, also of another provider', () => {
    const world = openWorld();
    const first = idOf(create(world, 'KBANK', 20.11));
    const second = idOf(create(world, 'WW', 200));
    expect(show(world, 'KBANK')).toEqual({ hasQrcode: false });
    expect(show(world, 'WW')).toMatchObject({ qrcodeId: second });
    expect(statusOf(world, first)).toBe('REPLACED');
    const third = idOf(create(world, 'WW', 300));
    expect(statusOf(world, second)).toBe('REPLACED');
    expect(show(world, 'WW')).toMatchObject({ qrcodeId: third, amount: 300 });
    world.advance(paidAfter);
    expect(balance(world)).toBe(0);
  });

  test('keeps the previous one when it fails', () => {
    const world = openWorld();
    const id = idOf(create(world, 'KBANK', 20));
    expect(codeOf(world, 'deposit.createQr', at('WW', 99))).toBe('TRANSFER_MINIMUM');
    create(world, 'WW', 100.14);
    expect(show(world, 'KBANK')).toMatchObject({ qrcodeId: id });
  });
});

test('requires an open provider, a bank account and a wallet', () => {
  const world = openWorld();
  set(world, { closedChannels: ['WW'] });
  for (const bankCode of ['WW', 'SCB', 'NOPE', 'kbank', '__proto__', 'toString']) {
    expect(codeOf(world, 'deposit.createQr', at(bankCode, 500))).toBe('NO_BANK');
    expect(codeOf(world, 'deposit.qr', { as, params: { bankCode } })).toBe('NO_BANK');
  }
  expect(codeOf(world, 'deposit.createQr', at('KBANK', 500, 'noBank'))).toBe('NO_BANK');
  expect(codeOf(world, 'deposit.createQr', at('KBANK', 500, 'noWallet'))).toBe('NO_WALLET');
  expect(memberOf(world, 'noWallet').bankAccount).toBeDefined();
});
