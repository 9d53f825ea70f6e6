import { qrProviders, type QrProvider } from '@wallet/contract/deposit';
import { satang } from '@wallet/contract/wire/money';
import { describe, expect, it } from 'vitest';
import { checkQrAmount, qrTermsOf } from './qr-amount.ts';

describe('the amount of a code', () => {
  it.each([
    ['KBANK', undefined, 'missing'],
    ['KBANK', 0, 'missing'],
    ['KBANK', 99, 'minimum'],
    ['KBANK', 100, undefined],
    ['WW', 9_999, 'minimum'],
    ['WW', 10_000, undefined],
    ['PAYTIMZ', 999, 'minimum'],
    ['PAYTIMZ', 1_000, undefined],
    ['A_NEW_ONE', 99, 'minimum'],
    ['A_NEW_ONE', 100, undefined],
  ])('at %s, %s satang: %s', (provider, amount, problem) => {
    const typed = amount === undefined ? undefined : satang(amount);
    expect(checkQrAmount(typed, qrTermsOf(provider))).toBe(problem);
  });

  const presets: Record<QrProvider, readonly number[]> = {
    KBANK: [10, 20, 50, 100, 500, 1_000],
    WW: [100, 200, 300, 500, 1_000],
    PAYTIMZ: [10, 50, 100, 500, 1_000],
  };

  it.each(Object.keys(qrProviders) as QrProvider[])('of every preset is valid at %s', (provider) => {
    const terms = qrTermsOf(provider);
    expect(terms.presets).toEqual(presets[provider].map((baht) => baht * 100));
    expect(terms.presets.map((preset) => checkQrAmount(preset, terms)).filter(Boolean)).toEqual([]);
  });
});
