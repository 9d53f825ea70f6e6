import { field, withChecksum } from '@wallet/contract/wire/emv';
import { writeMiniQr } from '@wallet/contract/wire/mini-qr';
import { describe, expect, it } from 'vitest';
import { isPaymentCode, readSlipCode } from './slip-code.ts';

const promptPay = '00020101021229370016A0000006770101110113006680111111153037645802TH540520.15630442BE';
const trueMoney = (kind = '01') =>
  withChecksum(
    field(
      '00',
      field('00', kind) +
        field('01', '01') +
        field('02', 'P2P') +
        field('03', '50001') +
        field('04', '21112026'),
    ),
    '91',
  );
const oneProof = (name = 'BCEL') =>
  withChecksum(
    field('00', '01') +
      field('01', '11') +
      field('33', field('00', name) + field('01', 'ONEPROOF') + field('03', 'T77') + field('04', 'FCC123')),
    '63',
  );

describe('the code of a slip', () => {
  it.each([
    ['a bank', writeMiniQr({ bank: '014', reference: '2026112112AbCd' }), 'SCB', '014:2026112112AbCd'],
    ['an unlisted bank', writeMiniQr({ bank: '999', reference: 'REF12345' }), undefined, '999:REF12345'],
    ['TrueMoney', trueMoney(), 'TrueMoney', 'truemoney:50001'],
    [
      'TrueMoney in lower case',
      trueMoney().replace(/.{4}$/, (crc) => crc.toLowerCase()),
      'TrueMoney',
      'truemoney:50001',
    ],
    ['BCEL One', oneProof(), 'BCEL', 'bcel:FCC123'],
  ])('of %s contains the issuer and the reference', (_whose, text, issuer, reference) => {
    expect(readSlipCode(text)).toEqual({ issuer, reference });
  });

  it.each([
    promptPay,
    trueMoney('02'),
    oneProof('OTHER'),
    `${trueMoney().slice(0, -1)}X`,
    'LINE:any-code',
    '',
  ])('is not %j', (text) => {
    expect(readSlipCode(text)).toBeUndefined();
  });
});

describe('a payment code', () => {
  it('is distinguished from other codes', () => {
    expect([promptPay, `${promptPay}0`, trueMoney(), 'https://pay.example/1'].map(isPaymentCode)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
