import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksum, fieldsUntil } from './emv.ts';
import { findMiniQr, readMiniQr, writeMiniQr } from './mini-qr.ts';

const slip = { bank: '014', reference: '2026011512AbCd' };

describe('the mini-QR of a slip', () => {
  test('is written as the banks write it', () => {
    const text = writeMiniQr({ bank: '004', reference: '015048123456APM07890' });
    expect(text).toMatch(/^0041000600000101030040220015048123456APM078905102TH9104[0-9A-F]{4}$/);
    expect(checksum(text.slice(0, -4))).toBe(text.slice(-4));
  });

  test('is found at any position', () => {
    const text = writeMiniQr(slip);
    expect(findMiniQr(text)).toEqual(slip);
    expect(findMiniQr(`\u0089PNG ${text}\u0000 and more`)).toEqual(slip);
    expect(findMiniQr(`0010000600000${text}`)).toEqual(slip);
  });

  test('is read as the banks write it', () => {
    expect(readMiniQr('0041000600000101030040220015048123456APM078905102TH910463E8')).toEqual({
      bank: '004',
      reference: '015048123456APM07890',
    });
  });

  test('is read without the zeros that some bank apps drop from its checksum', () => {
    const reference = Array.from({ length: 1_000 }, (_, at) => `REF${at}`).find((one) =>
      /910400..$/.test(writeMiniQr({ bank: '014', reference: one })),
    )!;
    const text = writeMiniQr({ bank: '014', reference });
    expect(readMiniQr(text.replace(/910400(..)$/, '9104$1'))).toEqual({ bank: '014', reference });
    expect(readMiniQr(text.replace(/910400(..)$/, '91041$1'))).toBeUndefined();
  });

  test('is no code to pay with', () => {
    const promptPay = '00020101021229370016A0000006770101110113006680111111153037645802TH540520.15630442BE';
    expect(readMiniQr(promptPay)).toBeUndefined();
  });

  test('is refused when a character of it is another, or is missing', () => {
    const text = writeMiniQr(slip);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('', 'X', '0', '7'), (at, other) => {
        const changed = text.slice(0, at) + other + text.slice(at + 1);
        if (changed === text) return;
        expect(findMiniQr(changed)).toBeUndefined();
      }),
    );
  });

  test.each(['AB', 'A'.repeat(33), 'has space', '<svg onload>', '../../etc'])(
    'has a reference of letters and digits, unlike %j',
    (reference) => {
      expect(findMiniQr(writeMiniQr({ bank: '004', reference }))).toBeUndefined();
    },
  );

  test('is not found in noise, however long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, size: 'max' }), (noise) => {
        expect(findMiniQr(noise)).toBeUndefined();
      }),
    );
    expect(findMiniQr('00410006000001'.repeat(50_000))).toBeUndefined();
  });
});

test.each(['0', '00', '0005', '0005abcd', 'xx02ab', '00xxab'])('%j is no text of fields', (text) => {
  expect(fieldsUntil(text)).toBeUndefined();
});
